import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { payments } from '../contracts/payments.ts';
import { orders, paymentDocuments, refunds, subscriptions } from '../server/db/schema/index.ts';
import { settleOpenOrders } from '../server/workflows/payments/settle-open-orders.ts';
import { eventually, pay, startedCheckout, subscriptionOf } from './product/checkouts.ts';
import { reply } from './product/client.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct({ SANDBOX_WEBHOOKS: 'drop=1' });
const { db, sandbox } = product.parts;
if (sandbox === null) throw new Error('Without keys there is a sandbox');
afterEach(() => sandbox.misbehave({}));

/** What a person has of all that they paid: how the order stands, and how many passes and invoices there are. */
async function current({ user }: TestUser) {
  const [own] = await db.select().from(orders).where(eq(orders.userId, user.id));
  const passes = await db.$count(subscriptions, eq(subscriptions.userId, user.id));
  return {
    order: own?.state,
    passes,
    invoices: await db.$count(paymentDocuments, eq(paymentDocuments.userId, user.id)),
  };
}

const settledOnce = { order: 'paid', passes: 1, invoices: 1 };

async function isPaidFor(reader: TestUser): Promise<void> {
  await pay(product, await startedCheckout(product, reader));
}

test('dropped, as the setting says: nothing comes, and the run of every ten minutes grants once', async () => {
  const reader = await aUser(product);
  await isPaidFor(reader);
  expect(await subscriptionOf(product, reader)).toBeNull();
  product.moveClock(10 * 60_000);
  await settleOpenOrders(product.system);
  await settleOpenOrders(product.system);
  expect(await current(reader)).toEqual(settledOnce);
});

test('dropped, and the person returns: granted once', async () => {
  const reader = await aUser(product);
  sandbox.misbehave({ drop: 1 });
  const sessionId = await startedCheckout(product, reader);
  await pay(product, sessionId);
  await reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token: reader.token });
  expect(await current(reader)).toEqual(settledOnce);
});

test('doubled: both events come, and grant once', async () => {
  const reader = await aUser(product);
  sandbox.misbehave({ double: 1 });
  await isPaidFor(reader);
  await eventually(() => subscriptionOf(product, reader));
  expect(await current(reader)).toEqual(settledOnce);
});

test('late: whoever returns first has it, and the event changes nothing any more', async () => {
  const reader = await aUser(product);
  sandbox.misbehave({ delay: 1000 });
  const sessionId = await startedCheckout(product, reader);
  await pay(product, sessionId);
  expect(await subscriptionOf(product, reader)).toBeNull();
  await reply(product, payments.sessionStatus, { query: { session_id: sessionId } }, { token: reader.token });
  expect(await current(reader)).toEqual(settledOnce);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await current(reader)).toEqual(settledOnce);
});

test('overtaken: a refund that is told of before its payment ends in the refund, once', async () => {
  const [reader, other] = [await aUser(product), await aUser(product)];
  sandbox.misbehave({ reorder: 1 });
  const sessionId = await startedCheckout(product, reader);
  await pay(product, sessionId);
  const { paymentId, paid } = await product.system.payments.fetchCheckout(sessionId);
  await product.system.payments.refund({ refundId: sessionId, paymentId: paymentId ?? '', price: paid });
  const state = () => db.select().from(orders).where(eq(orders.userId, reader.user.id));
  await eventually(async () => ((await state())[0]?.state === 'refunded' ? true : null));
  await isPaidFor(other);
  const [order] = await state();
  expect(await db.$count(refunds, eq(refunds.orderId, order?.id ?? ''))).toBe(1);
  expect(await db.$count(subscriptions, eq(subscriptions.userId, reader.user.id))).toBe(1);
  expect((await subscriptionOf(product, reader))?.subscriptionPeriodEnd ?? 0).toBeLessThanOrEqual(
    Math.ceil(product.system.now().getTime() / 1000),
  );
});
