import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts } from '../server/db/schema/index.ts';
import { aReview } from './product/a-review.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aDecidable, rowsOf } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { detailOf, statusesOf } from './product/manuscript-steps.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { aManuscriptInReview, aReport, aScholar, invited } from './product/peer-review.ts';
import { aRevision, aRevisionToWrite } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const board = await aBoard(product);
const { journal, editor, chief } = board;

test('twenty editors decide at once: one decision stands, nineteen hear what it is', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  const kinds = ['accept', 'reject', 'revise-minor', 'revise-major'] as const;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => reviewed.decide(place % 2 ? editor : chief, kinds[place % 4] ?? 'accept')),
  );
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(await rowsOf(product, id).decisions()).toHaveLength(1);
});

test('an author is not invited under another spelling of their address, and cannot accept under one', async () => {
  const author = await aScholar(product, { email: `wren.${randomUUID().slice(0, 8)}@gmail.com` });
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const invitee = { givenName: 'Somebody', lastName: 'Else' };
  const [name = ''] = author.email.split('@');
  const spellings = [
    author.email.toUpperCase(),
    `${name}+reviews@gmail.com`,
    `${name.replace('.', '')}@gmail.com`,
    `${name}@googlemail.com`,
    'ALEX+x@example.org',
  ];
  for (const email of spellings) {
    const refused = await editingSteps(product, id).invite(editor, { email, invitee, conflictReason: 'All the same.' });
    expect([email, refused.status, refused.text]).toEqual([
      email,
      409,
      expect.stringContaining('conflict-of-interest'),
    ]);
  }
  const otherAccount = await aScholar(product, { email: `${name}+second@gmail.com` });
  const { token } = await invited(product, id, otherAccount);
  const accepted = await send(product, reviews.accept, { params: { token }, body: {} }, otherAccount);
  expect([accepted.status, detailOf(accepted)]).toEqual([409, expect.stringContaining('cannot review')]);
});

test('a report with script in it stays text on the author’s page and in the letter', async () => {
  const author = await aUser(product);
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const place = { author, journalId: journal.id, articleId: id };
  for (const review of [await aReview(product, place), await aReview(product, place)])
    expect((await review.submit(aReport({ commentsToAuthor: script }))).status).toBe(200);
  const params = { articleId: id };
  const { letter } = await reply(product, editorial.letterDraft, { params, query: { kind: 'reject' } }, editor);
  await send(product, editorial.decide, { params, body: { version: 1, kind: 'reject', letter } }, editor);
  await send(product, editorial.ratify, { params, body: { version: 1, isRatified: true } }, chief);
  const rows = (await emailsWrittenTo(product, author.email)).filter(({ text }) => text?.includes('Reviewer 1'));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toContain(script);
  expect(rows[0]?.html).not.toMatch(/<script|<img/);
  const page = await reply(product, revisions.follow, { params }, author);
  expect(page.decisions[0]?.reports[0]?.commentsToAuthor).toBe(script);
});

test('a revision is taken after its deadline as long as it has not lapsed', async () => {
  const revised = await aRevisionToWrite(product);
  const past = new Date(Date.now() - 2 * day);
  await db.update(manuscripts).set({ dueAt: past }).where(eq(manuscripts.id, revised.id));
  const late = await send(product, revisions.revise, { params: revised.of, body: aRevision(revised) }, revised.author);
  expect(late.status).toBe(200);
  expect(await rowsOf(product, revised.id).manuscript()).toMatchObject({ state: 'in-review', round: 2 });
});
