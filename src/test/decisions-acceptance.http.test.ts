import { siteDay } from '../contracts/site-zone.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { manuscripts as manuscriptCalls } from '../contracts/manuscripts.ts';
import {
  articles,
  editorialDecisions,
  handlingFees,
  journals,
  manuscripts,
  orders,
  records,
  reviewInvitations,
} from '../server/db/schema/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { takeBackOrder } from '../server/workflows/payments/grant-order.ts';
import { reply } from './product/client.ts';
import { aBoard, aDecidable, reviewSteps } from './product/deciding.ts';
import { aUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { detailOf } from './product/manuscript-steps.ts';
import { emailsTo, nextMail } from './product/outbox.ts';
import { feeSteps } from './product/owed-fee.ts';
import { aScholar, aSubmittedManuscript, invited } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoard(product, { handlingFeeMinor: 250_000 });
const { journal, editor, chief, administrator } = board;

const current = async (id: string) => {
  const [row] = await db.select().from(manuscripts).where(eq(manuscripts.id, id));
  if (!row) throw new Error('No such manuscript');
  return row;
};
const articleOf = async (id: string) => (await db.select().from(articles).where(eq(articles.id, id)))[0];
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code: string }).code;

/** A manuscript that peers have accepted, with its author. */
async function anAccepted() {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  await reviewed.decide(editor, 'accept');
  await reviewed.ratify(chief);
  return { id, author, reviewed, fee: feeSteps(product, id) };
}

test('what needs the author of an accepted manuscript is counted once: the mode first, then the fee of open access', async () => {
  const { author, fee } = await anAccepted();
  const waiting = async () => {
    const { modesToChoose, unpaidFees } = await reply(product, manuscriptCalls.counts, {}, author);
    return { modesToChoose, unpaidFees };
  };
  expect(await waiting()).toEqual({ modesToChoose: 1, unpaidFees: 0 });
  await fee.choose(author, 'open');
  expect(await waiting()).toEqual({ modesToChoose: 0, unpaidFees: 1 });
});

test('accepted: the author is asked for the mode of publication, then it is the administrator’s turn to publish', async () => {
  const { id, author, reviewed, fee } = await anAccepted();
  expect(await current(id)).toMatchObject({ state: 'accepted', turn: 'author' });
  const letter = await nextMail(product, author.email, /^Accepted: “/);
  expect(letter.text).toContain('Please choose the access option on your manuscript’s page.');
  expect(letter.text).toContain('2,500.00');

  const early = await reviewed.publish(administrator);
  expect([early.status, codeOf(early)]).toEqual([409, 'state-conflict']);
  expect(detailOf(early)).toContain('has not chosen the access option');
  product.moveClock(day);
  expect((await fee.choose(author, 'subscription')).status).toBe(200);
  const { turn, submittedAt, waitingSince } = await current(id);
  expect(turn).toBe('administrator');
  // In the queue it waits since then, and not since it was submitted.
  expect(waitingSince.getTime() - submittedAt.getTime()).toBeGreaterThanOrEqual(day);

  product.moveClock(2 * day);
  expect((await reviewed.publish(administrator)).status).toBe(200);
  const row = await current(id);
  expect(row).toMatchObject({ state: 'published', turn: null, dueAt: null });
  const article = await articleOf(id);
  expect(article).toMatchObject({ access: 'subscription', acceptedOn: row.decidedAt && siteDay(row.decidedAt) });
  expect(article?.publishedOn).not.toBe(article?.acceptedOn);
  await nextMail(product, author.email, /^Published: “/);
  expect((await reviewed.publish(administrator)).status).toBe(409);
  expect(await emailsTo(product, author.email)).toHaveLength(3);
});

test('open access that is paid before publication is open from the first day', async () => {
  const { id, author, reviewed, fee } = await anAccepted();
  await fee.choose(author, 'open');
  expect((await current(id)).turn).toBe('administrator');
  await fee.pays(author);
  expect((await reviewed.publish(administrator)).status).toBe(200);
  const article = await articleOf(id);
  expect(article?.access).toBe('open');
  expect(article?.licenceUrl).toContain('creativecommons');
});

test('open access that is not paid yet is read by subscription until it is', async () => {
  const { id, author, reviewed, fee } = await anAccepted();
  await fee.choose(author, 'open');
  expect((await reviewed.publish(administrator)).status).toBe(200);
  expect(await articleOf(id)).toMatchObject({ access: 'subscription', licenceUrl: null });
  await fee.pays(author);
  expect(await articleOf(id)).toMatchObject({ access: 'open' });
});

test('a payment that goes back asks the author for the mode anew', async () => {
  const { id, author, fee } = await anAccepted();
  await fee.choose(author, 'open');
  await fee.pays(author);
  const [order] = await db.select().from(orders).where(eq(orders.manuscriptId, id));
  if (!order) throw new Error('Nothing was paid');
  await inTransaction(product.system, (tx) => takeBackOrder(tx, order));
  expect((await current(id)).turn).toBe('author');
});

test('nothing is owed for what is accepted no more; accepted again it is asked anew', async () => {
  const { id, author, reviewed, fee } = await anAccepted();
  await fee.choose(author, 'open');
  await reviewed.hold(editor);
  expect((await fee.choose(author, 'subscription')).status).toBe(409);
  await reviewed.release(editor, 'return', 'Please settle who wrote it.');
  const refused = await fee.choose(author, 'subscription');
  expect([refused.status, detailOf(refused)]).toEqual([
    409,
    'No handling fee is due until the manuscript is accepted.',
  ]);
  await db.update(journals).set({ handlingFeeMinor: 90_000 }).where(eq(journals.id, journal.id));
  await db.update(manuscripts).set({ state: 'in-review', turn: 'editor' }).where(eq(manuscripts.id, id));
  expect((await reviewed.decide(editor, 'accept')).status).toBe(200);
  await reviewed.ratify(chief);
  expect((await current(id)).turn).toBe('author');
  const [row] = await db.select().from(handlingFees).where(eq(handlingFees.manuscriptId, id));
  expect(row).toMatchObject({ listMinor: 90_000, mode: null });
});

test('decision 6: an administrator publishes what was not accepted only with a reason, which is on the record', async () => {
  const author = await aUser(product);
  const { id } = await aSubmittedManuscript(product, author, journal.id);
  const submitted = reviewSteps(product, id);
  const refused = await submitted.publish(administrator);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'reviews-missing']);
  expect((await current(id)).state).toBe('submitted');
  expect((await submitted.publish(administrator, 'An editorial of the board.')).status).toBe(200);
  expect(await articleOf(id)).toMatchObject({ access: 'subscription' });
  const [note] = await db
    .select()
    .from(records)
    .where(and(eq(records.subjectId, id), eq(records.action, 'publish-unreviewed')));
  expect(note?.details).toMatchObject({ overrideReason: 'An editorial of the board.' });
});

test('what is published unreviewed ends what is under way: the decision that waits, and open invitations', async () => {
  const author = await aUser(product);
  const { id, reviewed } = await aDecidable(product, { ...board, author });
  const asked = await aScholar(product);
  await invited(product, id, asked);
  await reviewed.decide(editor, 'accept');
  expect((await reviewed.publish(administrator, 'The board asks for it.')).status).toBe(200);
  const [decision] = await db.select().from(editorialDecisions).where(eq(editorialDecisions.manuscriptId, id));
  expect(decision).toMatchObject({ ratification: 'sent-back', sentAt: null });
  const rows = await db.select().from(reviewInvitations).where(eq(reviewInvitations.manuscriptId, id));
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'reported', 'reported']);
  await nextMail(product, asked.email, /no longer needed/);
  expect((await reviewed.ratify(chief)).status).toBe(409);
});

test('an accepted manuscript whose author says nothing is published with a reason; the author may still choose', async () => {
  const { id, author, reviewed, fee } = await anAccepted();
  expect((await reviewed.publish(administrator, 'The author does not answer.')).status).toBe(200);
  expect((await current(id)).state).toBe('published');
  expect((await fee.choose(author, 'subscription')).status).toBe(200);
  expect(await current(id)).toMatchObject({ state: 'published', turn: null });
});

test('an administrator does not reject what is in review: that is decided by its reports', async () => {
  const { id, reviewed } = await aDecidable(product, board);
  const refused = await reviewed.reject(administrator);
  expect(refused.status).toBe(409);
  expect(detailOf(refused)).toContain('Under Review');
  expect((await current(id)).state).toBe('in-review');
});
