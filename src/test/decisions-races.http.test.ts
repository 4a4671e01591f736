import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editorialDecisions, manuscripts } from '../server/db/schema/index.ts';
import { holdForStep, takeStep, endReview } from '../server/domains/editorial/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { aBoardOfTwoEditors, aDecidable, aReportIn } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { statusesOf } from './product/manuscript-steps.ts';
import { emailsTo, emailsWrittenTo } from './product/outbox.ts';
import { aScholar } from './product/peer-review.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const { db } = product.parts;
const board = await aBoardOfTwoEditors(product);
const { editor, colleague, chief, administrator } = board;

const stateOf = async (id: string) =>
  (await db.select().from(manuscripts).where(eq(manuscripts.id, id))).map(({ state }) => state)[0];
const decisionsOf = (id: string) => db.select().from(editorialDecisions).where(eq(editorialDecisions.manuscriptId, id));
const rounds = [1, 2, 3];

test('two editors decide at once: one decision stands, and the other hears of it', async () => {
  for (const _ of rounds) {
    const { id, reviewed } = await aDecidable(product, board);
    const answers = await Promise.all([reviewed.decide(editor, 'accept'), reviewed.decide(colleague, 'reject')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.text).toContain('Under Review');
    const kept = await decisionsOf(id);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.kind).toBe(answers[0].status === 200 ? 'accept' : 'reject');
  }
});

test('a double click decides once, ratifies once, and brings one letter', async () => {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  const decided = await Promise.all([reviewed.decide(editor, 'reject'), reviewed.decide(editor, 'reject')]);
  expect(statusesOf(decided)).toEqual([200, 409]);
  expect(statusesOf(await Promise.all([reviewed.ratify(chief), reviewed.ratify(chief)]))).toEqual([200, 409]);
  expect(await emailsTo(product, author.email)).toHaveLength(2);
  expect(await decisionsOf(id)).toHaveLength(1);
});

test('one ratifies while another sends back or holds: one outcome, and a letter only where it was ratified', async () => {
  for (const other of ['send-back', 'hold'] as const) {
    const author = await aUser(product);
    const { id, reviewed } = await aDecidable(product, { ...board, author });
    await reviewed.decide(editor, 'revise-minor');
    const rival = other === 'hold' ? reviewed.hold(editor) : reviewed.ratify(administrator, false, 'Not yet.');
    const [ratified, second] = await Promise.all([reviewed.ratify(chief), rival]);
    const subjects = await emailsTo(product, author.email);
    const isRatified = ratified.status === 200;
    // A revision that is under way can be put on hold after all; what is ratified cannot be sent back.
    const isSecondTaken = !isRatified || other === 'hold';
    expect([ratified.status, second.status]).toEqual([isRatified ? 200 : 409, isSecondTaken ? 200 : 409]);
    const held = other === 'hold' ? 'on-hold' : 'in-review';
    expect(await stateOf(id)).toBe(isRatified && other === 'send-back' ? 'revision-requested' : held);
    const told = 1 + (isRatified ? 1 : 0) + (other === 'hold' ? 1 : 0);
    expect(subjects).toHaveLength(told);
  }
});

test('the author withdraws while it is ratified: one outcome, and what waited is closed', async () => {
  for (const _ of rounds) {
    const author = await aUser(product);
    const { id, reviewed } = await aDecidable(product, { ...board, author });
    await reviewed.decide(editor, 'reject');
    const withdraw = inTransaction(product.system, async (tx) =>
      endReview(tx, await takeStep(tx, 'take-back', await holdForStep(tx, 'take-back', { id }))),
    )
      .then(() => true)
      .catch(() => false);
    const [ratified, isWithdrawn] = await Promise.all([reviewed.ratify(chief), withdraw]);
    expect([ratified.status, isWithdrawn]).toEqual(ratified.status === 200 ? [200, false] : [409, true]);
    expect(await stateOf(id)).toBe(isWithdrawn ? 'withdrawn' : 'rejected');
    expect(await decisionsOf(id)).toMatchObject([{ ratification: isWithdrawn ? 'sent-back' : 'ratified' }]);
    expect(await emailsTo(product, author.email)).toHaveLength(isWithdrawn ? 1 : 2);
  }
});

test('a report that comes while it is decided is kept, and goes out with the letter', async () => {
  for (const _ of rounds) {
    const author = await aUser(product);
    const { id, reviewed } = await aDecidable(product, { ...board, author });
    const late = { reviewerNumber: 3, comments: 'A third view.' };
    const [decided] = await Promise.all([
      reviewed.decide(editor, 'revise-major'),
      aReportIn(product, id, await aScholar(product), late),
    ]);
    expect(decided.status).toBe(200);
    expect(await stateOf(id)).toBe('awaiting-ratification');
    expect((await reviewed.ratify(chief)).status).toBe(200);
    const rows = (await emailsWrittenTo(product, author.email)).filter(({ text }) => text?.includes('Our reasons.'));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('Reviewer 3\n\nA third view.');
  }
});
