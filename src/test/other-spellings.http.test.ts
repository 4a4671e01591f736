import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { outbox } from '../contracts/outbox.ts';
import { manuscripts as calls } from '../contracts/manuscripts.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts, users } from '../server/db/schema/index.ts';
import { reply, send } from './product/client.ts';
import { aBoard, aDecidable, refusedAs } from './product/deciding.ts';
import { deskOf, editingSteps } from './product/editing.ts';
import type { TestUser } from './product/factories.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import {
  aManuscriptInReview,
  anAcceptedReview,
  aReviewedJournal,
  aScholar,
  giveRole,
  invited,
} from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoard(product);
const { journal, author, editor, chief, administrator } = board;
const other = ({ email }: { readonly email: string }) => email.replace('@', '+papers@');
const invitee = { givenName: 'Somebody', lastName: 'Else' };
const all = { invitee, conflictReason: 'All the same.' };
const writtenBy = (authorEmail: string) => [
  {
    authorTitle: 'Dr.' as const,
    authorGivenName: 'Co',
    authorLastName: 'Author',
    authorEmail,
    authorAffiliation: 'Somewhere',
    isCorresponding: true,
  },
];
const aPaper = async (authorEmail?: string) => {
  const { id } = await aManuscriptInReview(product, author, journal.id);
  if (authorEmail !== undefined)
    await db
      .update(manuscripts)
      .set({ authors: writtenBy(authorEmail) })
      .where(eq(manuscripts.id, id));
  return { id, steps: editingSteps(product, id) };
};
const isOnDesk = async (person: TestUser, id: string) =>
  (await deskOf(product, person)).manuscripts.some((entry) => entry.id === id);

test('who wrote it under another spelling of their address does not find it on their desk, nor its letters in the outbox', async () => {
  const { id, steps } = await aPaper(other(editor));
  expect([await isOnDesk(editor, id), await isOnDesk(chief, id)]).toEqual([false, true]);
  const coAuthor = await aScholar(product);
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, coAuthor.user.id));
  await db
    .update(manuscripts)
    .set({ authors: writtenBy(other(coAuthor)) })
    .where(eq(manuscripts.id, id));
  const reviewer = await aScholar(product, { lastName: 'Hiddenreviewer' });
  expect((await steps.invite(chief, { email: reviewer.email })).status).toBe(200);
  await nextMail(product, reviewer.email, /^Invitation to review/);
  const outboxOf = async ({ token }: TestUser) => JSON.stringify(await reply(product, outbox.list, {}, { token }));
  expect(await outboxOf(administrator)).toContain(reviewer.email);
  expect(await outboxOf(coAuthor)).not.toContain(reviewer.email);
});

test('who turns out to be an author under another spelling has no such review in their list', async () => {
  const { id } = await aPaper();
  const reviewer = await aScholar(product);
  await anAcceptedReview(product, id, reviewer);
  const mine = async () => (await reply(product, reviews.mine, { query: {} }, reviewer)).reviews.length;
  expect(await mine()).toBe(1);
  await db
    .update(manuscripts)
    .set({ authors: writtenBy(other(reviewer)) })
    .where(eq(manuscripts.id, id));
  expect(await mine()).toBe(0);
});

test('editors and administrators are not invited under another spelling of their address', async () => {
  const { steps } = await aPaper();
  for (const person of [editor, chief, administrator]) {
    const refused = await steps.invite(editor, { email: other(person), ...all });
    expect([refusedAs(refused), refused.text]).toEqual([
      [409, 'conflict-of-interest'],
      expect.stringContaining('Can see who the authors are'),
    ]);
  }
});

test('one mailbox is invited once in a round, and is one reviewer, with however many accounts', async () => {
  const { id, steps } = await aPaper();
  const reviewer = await aScholar(product);
  const stranger = { email: `robin.${randomUUID()}@example.org` };
  for (const person of [reviewer, stranger]) {
    expect((await steps.invite(editor, { email: person.email, ...all })).status).toBe(200);
    const again = await steps.invite(editor, { email: other(person), ...all });
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('already invited to this round')]);
  }
  const { id: second } = await aPaper();
  await anAcceptedReview(product, second, reviewer);
  const alias = await aScholar(product, { email: other(reviewer) });
  const { token } = await invited(product, second, alias);
  const accepted = await send(product, reviews.accept, { params: { token }, body: {} }, alias);
  expect([accepted.status, accepted.text]).toEqual([409, expect.stringContaining('already review this manuscript')]);
  expect(id).not.toBe(second);
});

test('an editor who was asked to review it under another spelling is not told what others answer', async () => {
  const { id } = await aPaper();
  const asked = await aScholar(product);
  await invited(product, id, { email: other(asked) });
  await giveRole(product, asked, journal.id, 'editor');
  const { token } = await invited(product, id, await aScholar(product));
  await send(product, reviews.decline, { params: { token }, body: { reason: 'Busy with all else' } });
  const ofDecline = (subject: string) => subject.startsWith('Reviewer declined');
  await vi.waitFor(async () => expect((await emailsTo(product, editor.email)).filter(ofDecline)).toHaveLength(1));
  expect((await emailsTo(product, asked.email)).filter(ofDecline)).toEqual([]);
});

test('who edited it for the journal that it moved from has seen its authors, and is not asked to review it', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  const after = await aReviewedJournal(product);
  const editorAfter = await aScholar(product);
  await giveRole(product, editorAfter, after.id, 'editor-in-chief');
  await reviewed.decide(editor, 'unsuitable', { suggestedJournalId: after.id });
  await reviewed.ratify(chief);
  await reply(product, revisions.move, { params: { articleId: id }, body: { version: 1 } }, author);
  await db.update(manuscripts).set({ state: 'in-review' }).where(eq(manuscripts.id, id));
  const steps = editingSteps(product, id, 2);
  for (const { email } of [editor, chief])
    expect(refusedAs(await steps.invite(editorAfter, { email, ...all }))).toEqual([409, 'conflict-of-interest']);
  expect((await steps.invite(editorAfter, { email: (await aScholar(product)).email, ...all })).status).toBe(200);
});

test('who was asked in an earlier round is not shown what the manuscript became afterwards', async () => {
  const { id, reviewed, reviewers } = await aDecidable(product, board);
  const declined = await aScholar(product);
  const { invitationId } = await invited(product, id, declined, { state: 'declined', answeredAt: new Date() });
  const before = await reply(product, reviews.single, { params: { invitationId } }, declined);
  await reviewed.decide(editor, 'revise-minor');
  await reviewed.ratify(chief);
  const later = { title: 'Later title', abstract: 'Later abstract.', keywords: ['later'] };
  await db
    .update(manuscripts)
    .set({ ...later, round: 2, version: 2, state: 'in-review', turn: 'editor' })
    .where(eq(manuscripts.id, id));
  for (const person of [declined, ...reviewers]) {
    const [own] = (await reply(product, reviews.mine, { query: { part: 'done' } }, person)).reviews;
    const params = { invitationId: own?.invitationId ?? '' };
    const seen = await reply(product, reviews.single, { params }, person);
    expect([own?.articleTitle, seen.articleTitle]).toEqual([before.articleTitle, before.articleTitle]);
    expect([seen.articleAbstract, seen.articleKeywords]).toEqual([before.articleAbstract, before.articleKeywords]);
  }
  const [reviewer] = reviewers;
  const single = await send(product, calls.single, { params: { articleId: id } }, reviewer);
  expect([single.status, single.text]).toEqual([200, expect.not.stringContaining('Later')]);
});
