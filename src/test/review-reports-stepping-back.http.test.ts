import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviews } from '../contracts/reviews.ts';
import { manuscripts, reviewInvitations } from '../server/db/schema/index.ts';
import { aReview as aReviewOf, typed } from './product/a-review.ts';
import { send } from './product/client.ts';
import { waitingForLock } from './product/locks.ts';
import { nextMail } from './product/outbox.ts';
import { aReport, aReviewedJournal, aScholar, keptAs } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';
import { inState } from './product/invitation-in-state.ts';

const product = await sharedProduct();
const { db } = product.parts;
const journal = await aReviewedJournal(product);
const [author, editor] = [
  await aScholar(product),
  await aScholar(product, { role: { journalId: journal.id, role: 'editor' } }),
];
const aReview = (articleId?: string) =>
  aReviewOf(product, { author, journalId: journal.id, ...(articleId && { articleId }) });
const detail = ({ text }: { text: string }) => (JSON.parse(text) as { detail: string }).detail;
const stateOf = async (id: string) =>
  (await db.select().from(reviewInvitations).where(eq(reviewInvitations.id, id)))[0]?.state;

test('stepping back: the report no longer counts, the turn goes back, and the editor alone learns the reason', async () => {
  const first = await aReview();
  const second = await aReview(first.id);
  await first.submit(aReport());
  await second.submit(aReport());
  const stepped = await first.recuse('My former doctoral student wrote this.');
  expect([stepped.status, stepped.text]).toEqual([200, expect.stringContaining('no longer counts')]);
  expect((await first.recuse()).status).toBe(200);
  expect(await stateOf(first.invitationId)).toBe('recused');
  const letter = await nextMail(product, editor.email, /^Reviewer withdrew/);
  expect(letter.text).toContain('My former doctoral student wrote this.');
  expect(letter.text).toContain('no longer counts');
  expect(await first.read()).toMatchObject({ state: 'recused', files: [], allowed: [], report: keptAs(aReport()) });
  const wrong = await send(
    product,
    reviews.recuse,
    { params: { invitationId: second.invitationId }, body: { reason: ' ' } },
    { token: second.reviewer.token },
  );
  expect(wrong.status).toBe(422);
});

test('once the decision is sent nobody steps back, and the answer says so', async () => {
  const review = await aReview();
  await review.submit(aReport());
  await db
    .update(manuscripts)
    .set({ state: 'awaiting-ratification', turn: 'editor-in-chief' })
    .where(eq(manuscripts.id, review.id));
  expect((await review.read()).allowed).toEqual(['recuse']);
  await db
    .update(manuscripts)
    .set({ state: 'revision-requested', turn: 'author' })
    .where(eq(manuscripts.id, review.id));
  const late = await review.recuse();
  expect([late.status, detail(late)]).toEqual([409, expect.stringContaining('The decision has been sent')]);
  expect(await stateOf(review.invitationId)).toBe('reported');
});

test.each([
  ['taken back', { invitation: inState('cancelled') }, /cancelled this review/],
  ['decided meanwhile', { manuscript: { state: 'rejected' as const, turn: 'author' as const } }, /has ended/],
  [
    'on hold',
    { manuscript: { state: 'on-hold' as const, heldFrom: 'in-review' as const, turn: 'editor' as const } },
    /on hold/,
  ],
] as const)(
  'a report that races a review that is %s is refused, and its words are kept',
  async (_name, change, words) => {
    const { id, invitationId, save, submit, read } = await aReview();
    await save(0, typed('All that I wrote'));
    const late = await db.transaction(async (tx) => {
      await tx.select().from(manuscripts).where(eq(manuscripts.id, id)).for('update');
      const sent = submit(aReport());
      await waitingForLock(product);
      if ('invitation' in change)
        await tx.update(reviewInvitations).set(change.invitation).where(eq(reviewInvitations.id, invitationId));
      if ('manuscript' in change) await tx.update(manuscripts).set(change.manuscript).where(eq(manuscripts.id, id));
      return { sent };
    });
    const answer = await late.sent;
    expect([answer.status, detail(answer)]).toEqual([409, expect.stringMatching(words)]);
    expect(await read()).toMatchObject({ report: null, draft: { commentsToAuthor: 'All that I wrote' } });
  },
);
