import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ledgerEntries, orders, reconciliations, refunds, users } from '../server/db/schema/index.ts';
import { lockAccount } from '../server/domains/accounts/index.ts';
import { refundedOf } from '../server/domains/payments/index.ts';
import { askRefund } from '../server/workflows/payments/ask-refund.ts';
import { completeRefund } from '../server/workflows/payments/complete-refund.ts';
import { compareWithProvider } from '../server/workflows/payments/compare-with-provider.ts';
import { applyCheckout, settleCheckout } from '../server/workflows/payments/settle-checkout.ts';
import { after, begins, findingsOf, sessionOf, settles } from './money/lived.ts';
import { work } from './money/money-steps.ts';
import { checkAtRest, listOrders } from './money/money-truths.ts';
import { aMarket, aWorld, type World } from './money/money-world.ts';
import { waitingForLock } from './product/locks.ts';

const at = new Date('2026-03-04T10:03:00Z');
const market = await aMarket(at);
const { db } = market;
const day = 86_400_000;

beforeEach(async () => {
  await db.delete(reconciliations);
});

/** A person who has bought the issue: their order, and its session. */
async function aSale() {
  const world = await aWorld(market, at);
  const sessionId = await begins(world, 'issue');
  await settles(world, sessionId);
  const [order] = await listOrders(world);
  if (!order) throw new Error('Nothing was bought');
  return { world, sessionId, session: sessionOf(world, sessionId), orderId: order.id };
}

const kindsOf = async (world: World, subject: string) => (await findingsOf(world, subject)).map(({ kind }) => kind);

test('a payment that meets the deletion of its account waits for it, grants nothing and goes back', async () => {
  const world = await aWorld(market, at);
  const sessionId = await begins(world, 'issue');
  world.truth.pay(sessionId);
  const settling = await db.transaction(async (tx) => {
    await lockAccount(tx, world.person.id);
    const settled = settleCheckout(world.system, sessionId);
    await waitingForLock({ parts: { db } });
    const erased = { deletedAt: at, email: `deleted-${world.person.id}@deleted.invalid` };
    await tx.update(users).set(erased).where(eq(users.id, world.person.id));
    return [settled];
  });
  await Promise.all(settling);
  await work(world, null);
  expect(await listOrders(world)).toMatchObject([{ state: 'refunded', purchase: null, creditNotes: 1 }]);
  expect(world.jobsDone.mails).toEqual([]);
});

test('parts that were refunded are booked once, and an older word of the provider takes nothing back', async () => {
  const { world, sessionId, session, orderId } = await aSale();
  world.truth.refundOutside(session, 3000);
  const older = await world.truth.provider.fetchCheckout(sessionId);
  world.truth.refundOutside(session, 2000);
  await Promise.all([1, 2, 3].map(() => settleCheckout(world.system, sessionId)));
  await applyCheckout(world.system, older);
  expect(await refundedOf(db, orderId)).toBe(5000);
  const booked = and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, 'refund'));
  expect(await db.$count(ledgerEntries, booked)).toBe(2);
  expect(await kindsOf(world, `${sessionId}:5000`)).toEqual(['refunded-elsewhere']);
  expect(await kindsOf(world, `${sessionId}:3000`)).toEqual([]);
  await work(world, null);
  await checkAtRest(world);
});

test('decision 41: whoever refunds while a part is being confirmed is told, and no more goes back than was paid', async () => {
  const { world, orderId } = await aSale();
  world.truth.means.refundsAtOnce = false;
  await askRefund(world.administrator, orderId, 'A part', { amountMinor: 5000 });
  world.truth.settleRefunds('done');
  const [part] = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  if (!part) throw new Error('Nothing was asked for');
  const asking = await db.transaction(async (tx) => {
    await completeRefund({ ...world.system, db: tx }, part, part.providerRefundId);
    const asked = askRefund(world.administrator, orderId, 'All of it').catch(String);
    await waitingForLock({ parts: { db } });
    return [asked];
  });
  expect(await asking[0]).toContain('Part of this payment has been refunded');
  expect(await db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  await work(world, null);
  await checkAtRest(world);
});

test('a refund that the provider has not confirmed ends nothing and is not booked', async () => {
  const { world, sessionId, orderId } = await aSale();
  const said = await world.truth.provider.fetchCheckout(sessionId);
  await applyCheckout(world.system, { ...said, refundedMinor: 14_900, refunds: [] });
  expect(await refundedOf(db, orderId)).toBe(0);
  const [order] = await listOrders(world);
  expect([order?.state, order?.purchase === null, order?.creditNotes]).toEqual(['paid', false, 0]);
  await checkAtRest(world);
});

test('the daily comparison: a part that came back to us after all is a finding', async () => {
  const { world, sessionId, session, orderId } = await aSale();
  world.truth.refundOutside(session, 3000);
  await settleCheckout(world.system, sessionId);
  for (const refund of session.refunds) refund.state = 'failed';
  await compareWithProvider(world.system);
  expect(await kindsOf(world, orderId)).toEqual(['refund-failed']);
});

test('the daily comparison: money of an old payment that came back to us after its refund is a finding', async () => {
  const { world, session, orderId } = await aSale();
  after(world, 20 * day);
  await askRefund(world.administrator, orderId, 'They asked for it');
  after(world, 5 * day);
  for (const refund of session.refunds) refund.state = 'failed';
  await compareWithProvider(world.system);
  expect(await kindsOf(world, orderId)).toEqual(['refund-failed']);
});

test('the daily comparison: a payment from before its name was noted is known again when it is refunded', async () => {
  const { world, session, orderId } = await aSale();
  await db.update(orders).set({ providerPaymentId: null }).where(eq(orders.id, orderId));
  after(world, 20 * day);
  world.truth.refundOutside(session, 14_900);
  await compareWithProvider(world.system);
  expect(await listOrders(world)).toMatchObject([{ state: 'refunded', purchase: null, creditNotes: 1 }]);
  await work(world, null);
  await checkAtRest(world);
});

test('row 56: a pass that is refunded ends at once, and the one behind it begins then and keeps its days', async () => {
  const world = await aWorld(market, at);
  await settles(world, await begins(world, 'one_week_access'));
  after(world, day);
  await settles(world, await begins(world, 'two_day_access'));
  after(world, day);
  const [first] = await listOrders(world);
  await askRefund(world.administrator, first?.id ?? '', 'They asked for it');
  const now = world.clock.now.getTime();
  expect(await listOrders(world)).toMatchObject([
    { state: 'refunded', startsAt: at.getTime(), endsAt: now },
    { state: 'paid', startsAt: now, endsAt: now + 2 * day },
  ]);
  await work(world, null);
  await checkAtRest(world);
});
