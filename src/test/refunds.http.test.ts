import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { bookkeeping } from '../contracts/bookkeeping.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { articles, orders, paymentFindings, reconciliations, refunds } from '../server/db/schema/index.ts';
import { compareWithProvider } from '../server/workflows/payments/compare-with-provider.ts';
import { buys, subscriptionOf } from './product/checkouts.ts';
import { refusal, reply } from './product/client.ts';
import { aUser, password, type TestUser } from './product/factories.ts';
import { nextMail } from './product/outbox.ts';
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
  expect(message).toBe('The payment is refunded. The account has been deleted, so that nobody has been told.');
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
  const [rest] = await db.select().from(refunds).where(eq(refunds.orderId, id));
  expect(rest?.amountMinor).toBe(amountMinor - 100);
});

test('a fee that was paid for an article withdrawn since can go back; the article stays withdrawn, and nothing is owed', async () => {
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
  expect(await steps.read(author)).toMatchObject({ isSettled: false, isWithdrawn: true, allowed: [] });
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  expect([article?.access, article?.withdrawalReason]).toEqual(['subscription', body.reason]);
  const [standing] = await reply(product, bookkeeping.mine, {}, { token: author.token });
  expect([standing?.state, standing?.documents.map(({ kind }) => kind)]).toEqual([
    'refunded',
    ['invoice', 'credit-note'],
  ]);
  const balance = sql`select sum(amount_minor)::int as left from ledger_entries where order_id = ${order.id} and account = 'provider'`;
  expect((await db.execute(balance)).rows).toEqual([{ left: 0 }]);
});
