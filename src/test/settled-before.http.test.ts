import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { articles, handlingFees, journals, manuscripts } from '../server/db/schema/index.ts';
import { revisions } from '../contracts/revisions.ts';
import { reply } from './product/client.ts';
import { aBoard, aDecidable, reviewSteps } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { emailsWrittenTo } from './product/outbox.ts';
import { feeSteps } from './product/owed-fee.ts';
import { sharedProduct } from './product/start-product.ts';

// From the first decision to the money takes longer than the usual time where much else runs.
vi.setConfig({ testTimeout: 60_000 });

const product = await sharedProduct();
const { db } = product.parts;
const board = await aBoard(product, { handlingFeeMinor: 250_000 });
const free = await aBoard(product, { handlingFeeMinor: 0 });

const articleOf = async (id: string) => (await db.select().from(articles).where(eq(articles.id, id)))[0];
const isOpen = { access: 'open', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' };

/** A manuscript that peers have accepted, whose author has chosen open access. */
async function anAccepted({ editor, chief, ...site }: typeof board) {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...site, editor, chief, author });
  await reviewed.decide(editor, 'accept');
  await reviewed.ratify(chief);
  const fee = feeSteps(product, id);
  await fee.choose(author, 'open');
  const isIn = (state: 'submitted' | 'in-review') =>
    db.update(manuscripts).set({ state, turn: 'editor' }).where(eq(manuscripts.id, id));
  return {
    id,
    author,
    reviewed,
    fee,
    /** Returned to its author, who has submitted it again. */
    isBack: async (state: 'submitted' | 'in-review' = 'submitted') => {
      await reviewed.hold(editor);
      await reviewed.release(editor, 'return', 'Please settle who wrote it.');
      await isIn(state);
    },
    lastEmail: async () => (await emailsWrittenTo(product, author.email)).at(-1)?.text ?? '',
  };
}

test('a reduction that was granted before counts in the letter of a later acceptance', async () => {
  const { id, reviewed, isBack, lastEmail } = await anAccepted(board);
  await db.update(handlingFees).set({ waiverPercent: 40 }).where(eq(handlingFees.manuscriptId, id));
  await isBack();
  await db.update(journals).set({ handlingFeeMinor: 300_000 }).where(eq(journals.id, board.journal.id));
  expect((await reviewed.publish(board.administrator, 'The board asks for it.')).status).toBe(200);
  expect(await lastEmail()).toContain('1,800.00');
  expect(await articleOf(id)).toMatchObject({ access: 'subscription', licenceUrl: null });
});

test('open access that was paid is given when what came back is published with a reason, and no fee is told of', async () => {
  const { id, author, reviewed, fee, isBack, lastEmail } = await anAccepted(board);
  await fee.pays(author);
  await isBack();
  expect((await reviewed.publish(board.administrator, 'The board asks for it.')).status).toBe(200);
  expect(await articleOf(id)).toMatchObject(isOpen);
  expect(await fee.read(author)).toMatchObject({ isSettled: true, mode: 'open', paymentStatus: 'paid' });
  const letter = await lastEmail();
  expect(letter).toContain('is now published');
  expect(letter).not.toMatch(/\bfees?\b|choose/i);
});

test.each([
  ['asks nothing', async () => anAccepted(free)],
  [
    'was waived whole',
    async () => {
      const accepted = await anAccepted(board);
      const { id, author, fee } = accepted;
      await db.update(handlingFees).set({ waiverPercent: 100 }).where(eq(handlingFees.manuscriptId, id));
      await fee.choose(author, 'open');
      return accepted;
    },
  ],
])('open access whose fee %s is given when what came back is published with a reason', async (_, accepted) => {
  const { id, reviewed, isBack, lastEmail } = await accepted();
  await isBack();
  expect((await reviewed.publish(board.administrator, 'The board asks for it.')).status).toBe(200);
  expect(await articleOf(id)).toMatchObject(isOpen);
  expect(await lastEmail()).not.toMatch(/\bfees?\b|choose/i);
});

test('accepted again after it was paid, the letter asks for nothing, and the article is open from the first day', async () => {
  const { id, author, reviewed, fee, isBack, lastEmail } = await anAccepted(board);
  await fee.pays(author);
  await isBack('in-review');
  await reviewed.decide(board.editor, 'accept');
  await reviewed.ratify(board.chief);
  const letter = await lastEmail();
  expect(letter).toContain('Open access is settled');
  expect(letter).not.toMatch(/\bfees?\b|choose/i);
  expect((await reviewed.publish(board.administrator)).status).toBe(200);
  expect(await articleOf(id)).toMatchObject(isOpen);
});

/** Returned, reviewed again and unsuitable, the manuscript moves to another journal, which accepts it with the reports that came along. */
async function acceptedElsewhere(
  { id, author, reviewed, isBack }: Awaited<ReturnType<typeof anAccepted>>,
  from: typeof board,
) {
  const other = await aBoard(product, { handlingFeeMinor: 400_000 });
  await isBack('in-review');
  await reviewed.decide(from.editor, 'unsuitable', { suggestedJournalId: other.journal.id });
  await reviewed.ratify(from.chief);
  await reply(product, revisions.move, { params: { articleId: id }, body: { version: 1 } }, author);
  await db.update(manuscripts).set({ state: 'in-review', turn: 'editor' }).where(eq(manuscripts.id, id));
  const moved = reviewSteps(product, id, 2);
  expect((await moved.decide(other.editor, 'accept')).status).toBe(200);
  expect((await moved.ratify(other.chief)).status).toBe(200);
}

test('what was free because its journal asks nothing is asked anew by the journal that it moves to', async () => {
  const accepted = await anAccepted(free);
  expect(await accepted.fee.read(accepted.author)).toMatchObject({ isSettled: true });
  await acceptedElsewhere(accepted, free);
  expect(await accepted.lastEmail()).toContain('4,000.00');
  expect(await accepted.fee.read(accepted.author)).toMatchObject({ isSettled: false, mode: null });
});

test('a reduction that was granted before its journal asked nothing counts in the journal that it moves to', async () => {
  const { id, author, fee, ...accepted } = await anAccepted(free);
  await db.update(handlingFees).set({ waiverPercent: 40 }).where(eq(handlingFees.manuscriptId, id));
  await acceptedElsewhere({ id, author, fee, ...accepted }, free);
  expect(await accepted.lastEmail()).toContain('2,400.00');
  expect(await fee.read(author)).toMatchObject({ isSettled: false, mode: null });
});

test('what was paid in a journal that finds it unsuitable goes back, and the journal that it moves to asks its own fee', async () => {
  const accepted = await anAccepted(board);
  await accepted.fee.pays(accepted.author);
  await acceptedElsewhere(accepted, board);
  expect(await accepted.lastEmail()).toContain('4,000.00');
  expect(await accepted.fee.read(accepted.author)).toMatchObject({ isSettled: false, mode: null });
});

test('what was waived whole before stays settled in the journal that it moves to', async () => {
  const accepted = await anAccepted(board);
  await db.update(handlingFees).set({ waiverPercent: 100 }).where(eq(handlingFees.manuscriptId, accepted.id));
  await accepted.fee.choose(accepted.author, 'open');
  await acceptedElsewhere(accepted, board);
  expect(await accepted.lastEmail()).toContain('Open access is settled');
  expect(await accepted.fee.read(accepted.author)).toMatchObject({ isSettled: true });
});
