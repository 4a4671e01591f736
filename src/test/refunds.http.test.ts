import { desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import {
  articles,
  orders,
  paymentDocuments,
  paymentFindings,
  reconciliations,
  refunds,
} from '../server/db/schema/index.ts';
import { compareWithProvider } from '../server/workflows/payments/compare-with-provider.ts';
import { receiveEvent } from '../server/workflows/payments/receive-event.ts';
import { buys, subscriptionOf } from './product/checkouts.ts';
import { refusal, reply, send } from './product/client.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { emailsWrittenTo, nextMail } from './product/outbox.ts';
import { anOwedFee, feeSteps } from './product/owed-fee.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });

async function orderOf({ user }: TestUser) {
  const [order] = await db.select().from(orders).where(eq(orders.userId, user.id));
  if (!order?.providerPaymentId) throw new Error('Nothing was paid');
  return { ...order, providerPaymentId: order.providerPaymentId };
}

const refund = (orderId: string) => ({ params: { orderId }, body: { reason: 'Bought by mistake' } });
const byAdministrator = { token: administrator.token };

async function compareAnew(): Promise<void> {
  await db.delete(reconciliations);
  await compareWithProvider(product.system);
}

test('a refund by the office ends the pass, brings one letter, and is refused to the second who asks', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  const { id } = await orderOf(reader);
  const { message } = await reply(product, bookkeeping.refund, refund(id), byAdministrator);
  expect(message).toContain('is refunded');
  const pass = await subscriptionOf(product, reader);
  expect(pass?.subscriptionPeriodEnd).toBeLessThanOrEqual(Date.now() / 1000);
  expect((await nextMail(product, reader.email, /Your refund/)).text).toContain('Bought by mistake');
  expect((await refusal(product, bookkeeping.refund, refund(id), byAdministrator)).status).toBe(409);
});

test('a refund to an account that is gone does not claim that somebody was told', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  const { id } = await orderOf(reader);
  await reply(
    product,
    accounts.deleteAccount,
    { params: { id: reader.user.id }, body: { currentPassword: password } },
    reader,
  );
  const { message } = await reply(product, bookkeeping.refund, refund(id), byAdministrator);
  expect(message).toBe('The payment is refunded. The account has been deleted, so no one has been told.');
});

test('the comparison through the provider’s own interface finds nothing where both sides agree', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  await compareAnew();
  expect(await db.select().from(paymentFindings)).toEqual([]);
  const [run] = await db.select().from(reconciliations);
  expect(run).toMatchObject({ finishedAt: expect.any(Date) as unknown });
  expect(run?.compared).toBeGreaterThan(1);
});

test('what is refunded in the provider’s own pages ends here with the next comparison', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  const { id, providerPaymentId: paymentId, amountMinor, currency } = await orderOf(reader);
  const answer = await product.system.payments.refund({ refundId: v7(), paymentId, price: { amountMinor, currency } });
  expect(await product.system.payments.fetchRefund(answer.providerRefundId ?? '')).toEqual(answer);
  await compareAnew();
  expect(await orderOf(reader)).toMatchObject({ id, state: 'refunded' });
});

test('a refund returns no more than is left after a part has gone back in the provider’s own pages', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  const { id, providerPaymentId: paymentId, amountMinor, currency } = await orderOf(reader);
  await product.system.payments.refund({ refundId: v7(), paymentId, price: { amountMinor: 100, currency } });
  await compareAnew();
  await reply(product, bookkeeping.refund, refund(id), byAdministrator);
  const [rest] = await db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(desc(refunds.id));
  expect(rest?.amountMinor).toBe(amountMinor - 100);
});

test('a fee that was paid for an article withdrawn since can go back; the article stays withdrawn and open, and nothing is owed', async () => {
  const { id, author } = await anOwedFee(product);
  const steps = feeSteps(product, id);
  await steps.choose(author, 'open');
  await steps.pays(author);
  const body = { reason: 'The data were not ours.' };
  const removal = { params: { articleId: id, userId: administrator.user.id }, body };
  await reply(product, manuscripts.remove, removal, byAdministrator);
  expect(await steps.read(author)).toMatchObject({ isSettled: true, isWithdrawn: true, allowed: [] });
  const order = await orderOf(author);
  await reply(product, bookkeeping.refund, refund(order.id), byAdministrator);
  expect(await steps.read(author)).toMatchObject({ isSettled: true, isWithdrawn: true, allowed: [] });
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  expect([article?.access, article?.withdrawalReason]).toEqual(['open', body.reason]);
  const [current] = await reply(product, bookkeeping.mine, {}, { token: author.token });
  expect([current?.state, current?.documents.map(({ kind }) => kind)]).toEqual([
    'refunded',
    ['invoice', 'credit-note'],
  ]);
  const balance = sql`select sum(amount_minor)::int as left from ledger_entries where order_id = ${order.id} and account = 'provider'`;
  expect((await db.execute(balance)).rows).toEqual([{ left: 0 }]);
});

/** A part of a payment as the dialog asks for it. */
const askPart = (orderId: string, amountMinor: number, refundedMinor: number) =>
  send(
    product,
    bookkeeping.refund,
    { params: { orderId }, body: { reason: 'In part', amountMinor, refundedMinor } },
    byAdministrator,
  );
const statusesOf = async (answers: readonly ReturnType<typeof askPart>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other);

/** Everything that says how much of a payment went back. */
async function refundedBy(orderId: string) {
  const { payments } = await reply(product, bookkeeping.payments, { query: { q: orderId } }, byAdministrator);
  const notes = await db.select().from(paymentDocuments).where(eq(paymentDocuments.orderId, orderId));
  const booked = sql`select coalesce(sum(-amount_minor), 0)::int as back from ledger_entries where order_id = ${orderId} and account = 'provider' and kind = 'refund'`;
  return {
    state: payments[0]?.state,
    listed: payments[0]?.refundedMinor,
    booked: (await db.execute(booked)).rows[0]?.['back'],
    credited: notes.filter(({ kind }) => kind === 'credit-note').map(({ amountMinor }) => amountMinor),
  };
}

const kindsOfFindings = async (orderId: string) =>
  (await db.select().from(paymentFindings).where(eq(paymentFindings.orderId, orderId))).map(({ kind }) => kind);

test('decision 41: parts add up in list, books and credit notes; a pass ends with the last of them', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  const before = await subscriptionOf(product, reader);
  const { id } = await orderOf(reader);
  expect((await askPart(id, 5000, 0)).status).toBe(200);
  expect((await nextMail(product, reader.email, /Your refund/)).text).toMatch(
    /We have refunded AED 50\.00 .*You keep what you bought\./s,
  );
  expect(await refundedBy(id)).toEqual({ state: 'paid', listed: 5000, booked: 5000, credited: [5000] });
  expect(await subscriptionOf(product, reader)).toEqual(before);
  expect((await askPart(id, 14_901, 5000)).status).toBe(422);
  await compareAnew();
  expect(await kindsOfFindings(id)).toEqual([]);
  expect((await askPart(id, 14_900, 5000)).status).toBe(200);
  expect(await refundedBy(id)).toEqual({ state: 'refunded', listed: 19_900, booked: 19_900, credited: [5000, 14_900] });
  expect((await subscriptionOf(product, reader))?.subscriptionPeriodEnd).toBeLessThanOrEqual(Date.now() / 1000);
  await compareAnew();
  expect(await kindsOfFindings(id)).toEqual([]);
});

test('decision 41: the same part asked for twice is refunded once, and two at once never exceed what was paid', async () => {
  const [one, other] = [await aUser(product), await aUser(product)];
  await buys(product, one);
  await buys(product, other);
  const [first, second] = [await orderOf(one), await orderOf(other)];
  expect(await statusesOf([askPart(first.id, 5000, 0), askPart(first.id, 5000, 0)])).toEqual([200, 409]);
  expect((await askPart(first.id, 5000, 0)).status).toBe(409);
  expect(await refundedBy(first.id)).toMatchObject({ listed: 5000, credited: [5000] });
  expect(await statusesOf([askPart(second.id, 15_000, 0), askPart(second.id, 14_000, 0)])).toEqual([200, 409]);
  expect((await refundedBy(second.id)).listed).toBeLessThanOrEqual(15_000);
});

test('decision 41: a part that is refunded in the provider’s own pages is noted like one of ours', async () => {
  const reader = await aUser(product);
  await buys(product, reader);
  const { id, providerPaymentId: paymentId, currency } = await orderOf(reader);
  await product.system.payments.refund({ refundId: v7(), paymentId, price: { amountMinor: 5000, currency } });
  await compareAnew();
  expect(await refundedBy(id)).toEqual({ state: 'paid', listed: 5000, booked: 5000, credited: [5000] });
  expect(await kindsOfFindings(id)).toEqual(['refunded-elsewhere']);
  expect((await nextMail(product, reader.email, /Your refund/)).text).toContain('AED 50.00');
});

const askRefund = (orderId: string) => reply(product, bookkeeping.refund, refund(orderId), byAdministrator);

type PaidFee = Awaited<ReturnType<typeof orderOf>>;

const refundedThere = async (order: PaidFee, amountMinor: number) => {
  const { providerPaymentId: paymentId, currency } = order;
  await product.system.payments.refund({ refundId: v7(), paymentId, price: { amountMinor, currency } });
  await compareAnew();
};
const disputed = ({ providerSessionId }: PaidFee) => {
  const eventOf = async () => ({ sessionId: providerSessionId ?? '', kind: 'dispute' as const });
  const told = { ...product.system, payments: { ...product.system.payments, eventOf } };
  return receiveEvent(told, { rawBody: Buffer.alloc(0), signature: '' });
};

const staysOpen = 'Your article stays open to everyone, under the same licence.';
const staysBought = 'You keep what you bought.';
const receipt = 'Your article is open access';

test.each<[string, (order: PaidFee) => Promise<unknown>, string, string]>([
  ['refunded whole by an administrator', ({ id }) => askRefund(id), 'refunded', staysOpen],
  ['refunded in part by an administrator', ({ id }) => askPart(id, 100_000, 0), 'paid', staysBought],
  ['refunded whole at the provider', (order) => refundedThere(order, order.amountMinor), 'refunded', staysOpen],
  ['refunded in part at the provider', (order) => refundedThere(order, 100_000), 'paid', staysBought],
  ['disputed', disputed, 'paid', receipt],
  ['disputed and then refunded', (order) => disputed(order).then(() => askRefund(order.id)), 'refunded', staysOpen],
])(
  'decision 41: an open article whose fee is %s stays open under its licence, and its author owes nothing',
  async (_, act, state, letter) => {
    const { id, author } = await anOwedFee(product);
    const steps = feeSteps(product, id);
    await steps.choose(author, 'open');
    await steps.pays(author);
    const article = async () => (await db.select().from(articles).where(eq(articles.id, id)))[0];
    const before = await article();
    expect([before?.access, before?.licenceUrl]).toEqual(['open', 'https://creativecommons.org/licenses/by/4.0/']);
    const order = await orderOf(author);
    await act(order);
    expect((await refundedBy(order.id)).state).toBe(state);
    expect(await article()).toEqual(before);
    const settled = { isSettled: true, mode: 'open', paymentStatus: 'paid', allowed: [] };
    expect(await steps.read(author)).toMatchObject(settled);
    const written = await emailsWrittenTo(product, author.email);
    expect(written.map(({ text }) => text).join('\n')).toContain(letter);
  },
);
