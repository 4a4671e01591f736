import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manuscripts as calls } from '../contracts/manuscripts.ts';
import { accounts } from '../contracts/accounts.ts';
import { reviewers as reviewerCalls } from '../contracts/reviewers.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts, reviewReports } from '../server/db/schema/index.ts';
import { addressOf, reply, send } from './product/client.ts';
import { refusedAs, reviewSteps } from './product/deciding.ts';
import { deskOf, editingSteps } from './product/editing.ts';
import { pdfWords } from './pdf-words.ts';
import { aReviewedJournal, aScholar, giveRole, invited } from './product/peer-review.ts';
import { aReportedManuscript, decideOn } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;

/** A manuscript with two reports that has moved to another journal and is in review there, with that journal’s editor. */
async function aMoved() {
  const reported = await aReportedManuscript(product, { title: 'Annals of Before' });
  const after = await aReviewedJournal(product, { title: 'Annals of After' });
  const editor = await aScholar(product);
  // Alone, so that their decision takes effect at once.
  await giveRole(product, editor, after.id, 'editor-in-chief');
  await decideOn(product, reported, { kind: 'unsuitable', suggestedJournalId: after.id });
  await reply(product, revisions.move, { params: reported.of, body: { version: 1 } }, reported.author);
  await db.update(manuscripts).set({ state: 'in-review', turn: 'editor' }).where(eq(manuscripts.id, reported.id));
  return { ...reported, editor, steps: reviewSteps(product, reported.id, 2) };
}

test('decision record 0019: the journal that a manuscript moved to decides on the reports that came along', async () => {
  const { id, editor, steps } = await aMoved();
  const seen = await editingSteps(product, id, 2).read(editor);
  expect(seen).toMatchObject({ reports: { in: 0, expected: 0, needed: 0 }, task: 'Decide, or invite reviewers' });
  expect(seen.allowed).toContain('decide');
  expect(seen.invitations.map(({ round, report }) => [round, report !== null])).toEqual([
    [1, true],
    [1, true],
  ]);
  const { manuscripts: listed } = await deskOf(product, editor);
  expect(listed).toMatchObject([{ id, reports: { needed: 0 } }]);
  expect((await steps.decide(editor, 'accept')).status).toBe(200);
});

test('whom the new journal asks is waited for; without any report from before it needs its own', async () => {
  const moved = await aMoved();
  await invited(product, moved.id, await aScholar(product), { round: 2 });
  expect(refusedAs(await moved.steps.decide(moved.editor, 'accept'))).toEqual([409, 'reviews-missing']);

  const bare = await aMoved();
  await db.update(reviewReports).set({ submittedAt: null }).where(eq(reviewReports.manuscriptId, bare.id));
  expect(
    await db
      .select()
      .from(reviewReports)
      .where(and(eq(reviewReports.manuscriptId, bare.id), isNull(reviewReports.submittedAt))),
  ).toHaveLength(2);
  expect((await editingSteps(product, bare.id, 2).read(bare.editor)).reports.needed).toBe(2);
  expect(refusedAs(await bare.steps.decide(bare.editor, 'reject'))).toEqual([409, 'reviews-missing']);
});

test('who reviewed for the journal before goes on seeing its name: list, page, specified call, own data and certificate', async () => {
  const { id, reviewers, reports } = await aMoved();
  const [reviewer] = reviewers;
  if (!reviewer) throw new Error('Nobody reviewed');
  const { reviews: done } = await reply(product, reviews.mine, { query: { part: 'done' } }, reviewer);
  expect(done.map(({ journalTitle }) => journalTitle)).toEqual(['Annals of Before']);
  const params = { invitationId: reports[0] ?? '' };
  expect((await reply(product, reviews.single, { params }, reviewer)).journalTitle).toBe('Annals of Before');
  const single = await reply(product, calls.single, { params: { articleId: id } }, reviewer);
  expect(single.articlePublishedJournal.journalTitle).toBe('Annals of Before');
  const own = await reply(product, accounts.ownData, { params: { id: reviewer.user.id } }, reviewer);
  expect(own.reviews.map(({ journalTitle }) => journalTitle)).toEqual(['Annals of Before']);
  const calendar = await send(product, reviews.calendar, { params }, reviewer);
  expect(calendar.text).toContain('Annals of Before');
  const year = product.system.now().getUTCFullYear();
  const certificate = await fetch(addressOf(product, reviewerCalls.certificate, { params: { year } }), {
    headers: { authorization: `Bearer ${reviewer.token}` },
  });
  const { text } = await pdfWords(new Uint8Array(await certificate.arrayBuffer()));
  expect(text).toContain('Annals of Before');
  expect(text).not.toContain('Annals of After');
});
