import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { orders } from '../server/db/schema/index.ts';
import { readSessionStatus } from '../server/workflows/payments/start-checkout.ts';
import { receiveEvent } from '../server/workflows/payments/receive-event.ts';
import type { CheckoutState } from '../server/ports/payments/payment-provider.ts';
import { startedCheckout, subscriptionOf } from './product/checkouts.ts';
import { aUser } from './product/factories.ts';
import { paidCheckout } from './product/orders.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

/** A person with an order, and the product as it hears of that order from a provider that says what we want. */
async function anOrder() {
  const reader = await aUser(product);
  const sessionId = await startedCheckout(product, reader);
  const [order] = await product.parts.db.select().from(orders).where(eq(orders.providerSessionId, sessionId));
  if (!order) throw new Error('The checkout left no order');
  const error = vi.fn<(facts: object, message: string) => void>();
  const ctx = product.parts.contextFor({ kind: 'payment-provider' });
  const hear = (says: Partial<CheckoutState>) => {
    const checkout: CheckoutState = { ...paidCheckout(order), customerEmail: reader.email, ...says };
    const provider = {
      ...ctx.payments,
      eventOf: async () => ({ sessionId, kind: 'checkout' as const }),
      fetchCheckout: async () => checkout,
    };
    const told = { ...ctx, payments: provider, log: { ...ctx.log, error } };
    return receiveEvent(told, { rawBody: Buffer.alloc(0), signature: '' });
  };
  const state = async () =>
    (await product.parts.db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id)))[0]?.state;
  return { order, reader, hear, state, error, granted: () => subscriptionOf(product, reader) };
}

test.each([
  ['less', { amountMinor: 19_899, currency: 'AED' }],
  ['more', { amountMinor: 69_900, currency: 'AED' }],
  ['nothing', { amountMinor: 0, currency: 'AED' }],
  ['another currency', { amountMinor: 19_900, currency: 'INR' }],
])('decision 26: an order that was paid with %s grants nothing, and the log says so', async (_name, paid) => {
  const { order, hear, state, error, granted } = await anOrder();
  await hear({ paid });
  expect([await granted(), await state()]).toEqual([null, 'expired']);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ orderId: order.id }), expect.any(String));
  await hear({});
  expect([(await granted())?.plan, await state()]).toEqual(['two_day_access', 'paid']);
});

test('decision 26: a complete checkout that is not paid yet grants nothing', async () => {
  const { hear, state, granted } = await anOrder();
  await hear({ isPaid: false });
  expect([await granted(), await state()]).toEqual([null, 'open']);
});

test('row 52: who returns before the money has come is told that it has not', async () => {
  const { order, reader } = await anOrder();
  const [sessionId, contextOf] = [order.providerSessionId ?? '', product.parts.contextFor];
  const ctx = contextOf({ kind: 'user', userId: reader.user.id, email: reader.email, isAdmin: false, sessionId: '' });
  const fetchCheckout: typeof ctx.payments.fetchCheckout = async (id) => ({
    ...(await ctx.payments.fetchCheckout(id)),
    status: 'complete',
  });
  const status = await readSessionStatus({ ...ctx, payments: { ...ctx.payments, fetchCheckout } }, sessionId);
  expect(status).toMatchObject({ status: 'complete', isPaid: false });
});

test('an order whose checkout has expired is marked so; money that comes late still buys the pass, once', async () => {
  const { hear, state, granted } = await anOrder();
  await hear({ status: 'expired', isPaid: false });
  expect([await granted(), await state()]).toEqual([null, 'expired']);
  await hear({});
  const first = await granted();
  expect([first?.plan, await state()]).toEqual(['two_day_access', 'paid']);
  await Promise.all([hear({}), hear({})]);
  expect(await granted()).toEqual(first);
});

test('decision 26: an expiry that is told late takes nothing from a paid order', async () => {
  const { hear, state, granted } = await anOrder();
  await hear({});
  await hear({ status: 'expired', isPaid: false });
  expect([(await granted())?.plan, await state()]).toEqual(['two_day_access', 'paid']);
});
