import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { fees } from '../contracts/fees.ts';
import { manuscripts as manuscriptCalls } from '../contracts/manuscripts.ts';
import { manuscripts, orders, paymentDocuments, users } from '../server/db/schema/index.ts';
import { insertFinding } from '../server/domains/payments/index.ts';
import { addressOf, reply, send } from './product/client.ts';
import { aBoard, aDecidable } from './product/deciding.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { feeSteps, lastRequest } from './product/owed-fee.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const board = await aBoard(product, { handlingFeeMinor: 250_000 });
const { editor, chief, administrator } = board;

/** An accepted manuscript whose first reviewer has become an administrator. */
async function anAcceptedManuscript() {
  const author = await aUser(product, { surname: 'Hiddenauthor' });
  const { id, reviewers, reviewed } = await aDecidable(product, { ...board, author });
  await reviewed.decide(editor, 'accept');
  await reviewed.ratify(chief);
  const [reviewer] = reviewers;
  if (!reviewer) throw new Error('Nobody reviews it');
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, reviewer.user.id));
  return { id, author, reviewer, fee: feeSteps(product, id) };
}

const publish = (id: string) =>
  db
    .update(manuscripts)
    .set({ state: 'published', turn: null, dueAt: null, publishedAt: new Date() })
    .where(eq(manuscripts.id, id));

test('until it is published, an administrator who reviews a manuscript neither reads nor decides what its author asks for', async () => {
  const { id, author, reviewer, fee } = await anAcceptedManuscript();
  await fee.ask(author, 50, 'Professor Hiddenauthor has no grant.');
  const requestId = await lastRequest(product, id, author);
  const listed = async ({ token }: TestUser) =>
    (await reply(product, fees.waiverRequests, { query: {} }, { token })).requests.map((request) => request.id);
  const counted = async ({ token }: TestUser) =>
    (await reply(product, manuscriptCalls.counts, {}, { token })).waiverRequests;
  const single = ({ token }: TestUser) => send(product, fees.single, { params: { articleId: id } }, { token });
  expect([await listed(administrator), await listed(reviewer)]).toEqual([[requestId], []]);
  expect([await counted(administrator), await counted(reviewer)]).toEqual([1, 0]);
  expect([(await single(administrator)).status, (await single(reviewer)).status]).toEqual([200, 404]);
  expect(await fee.decide(reviewer, requestId, 0, 'No.')).toMatchObject({ status: 404 });
  // Not even as the only administrator of the publisher.
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, administrator.user.id));
  expect(await fee.decide(reviewer, requestId, 0, 'No.')).toMatchObject({ status: 404 });
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, administrator.user.id));
  await publish(id);
  expect(await listed(reviewer)).toEqual([requestId]);
  expect((await single(reviewer)).status).toBe(200);
});

test('until it is published, the books keep from an administrator who reviews a manuscript who pays for it, and still add up', async () => {
  const { id, author, reviewer, fee } = await anAcceptedManuscript();
  await fee.choose(author, 'open');
  await fee.pays(author);
  const [order] = await db.select().from(orders).where(eq(orders.manuscriptId, id));
  if (!order) throw new Error('Nothing was paid');
  const finding = { kind: 'disputed', subject: order.id, detail: 'Disputed', orderId: order.id } as const;
  await insertFinding(db, finding, new Date());
  const [found] = (await reply(product, bookkeeping.findings, {}, administrator)).findings;
  const resolution = 'Professor Hiddenauthor took it back.';
  await reply(
    product,
    bookkeeping.resolveFinding,
    { params: { findingId: found?.id ?? '' }, body: { resolution } },
    administrator,
  );

  const ask = async (person: TestUser, address: string) => {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${person.token}` } });
    return { status: answer.status, text: await answer.text() };
  };
  const payments = (person: TestUser, query: { q?: string } = {}) =>
    reply(product, bookkeeping.payments, { query }, person);
  const theirs = (await payments(administrator)).payments.find((one) => one.id === order.id);
  expect(theirs?.payer).toMatchObject({ email: author.email });
  const shown = (await payments(reviewer)).payments.find((one) => one.id === order.id);
  expect(shown).toMatchObject({ amountMinor: 250_000, state: 'paid', payer: null, documents: [] });
  const [invoice] = await db.select().from(paymentDocuments).where(eq(paymentDocuments.orderId, order.id));
  for (const q of ['Hiddenauthor', author.email, order.id, invoice?.number ?? ''])
    expect([
      q,
      (await payments(administrator, { q })).payments.length,
      (await payments(reviewer, { q })).payments.length,
    ]).toEqual([q, 1, 0]);

  const document = addressOf(product, bookkeeping.document, { params: { number: invoice?.number ?? '' } });
  expect([(await ask(administrator, document)).status, (await ask(reviewer, document)).status]).toEqual([200, 404]);
  const ledger = addressOf(product, bookkeeping.ledger, { query: {} });
  const [whole, kept] = [(await ask(administrator, ledger)).text, (await ask(reviewer, ledger)).text];
  const sums = (csv: string) => csv.split('\r\n').map((line) => line.split(',').slice(0, 7));
  expect(whole).toContain(order.id);
  expect(sums(kept)).toEqual(sums(whole));
  for (const trace of [order.id, id]) expect(kept).not.toContain(trace);
  const said = async (person: TestUser) =>
    (await reply(product, bookkeeping.findings, {}, person)).findings.map((one) => one.resolution);
  expect([await said(administrator), await said(reviewer)]).toEqual([[resolution], [null]]);

  await publish(id);
  expect((await payments(reviewer)).payments.find((one) => one.id === order.id)?.payer?.email).toBe(author.email);
  expect((await ask(reviewer, document)).status).toBe(200);
});
