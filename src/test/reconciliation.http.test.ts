import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { orders, reconciliations } from '../server/db/schema/index.ts';
import { AppError } from '../server/errors.ts';
import { readFindings } from '../server/domains/payments/index.ts';
import { askRefund } from '../server/workflows/payments/ask-refund.ts';
import { compareWithProvider } from '../server/workflows/payments/compare-with-provider.ts';
import { settleOpenOrders } from '../server/workflows/payments/settle-open-orders.ts';
import { after, begins, findingsOf, sessionOf, settles } from './money/lived.ts';
import { work } from './money/money-steps.ts';
import { checkAtRest, listOrders } from './money/money-truths.ts';
import { aMarket, aWorld, type World } from './money/money-world.ts';

const at = new Date('2026-03-04T10:03:00Z');
const market = await aMarket(at);
const { db } = market;
const minute = 60_000;
const day = 24 * 60 * minute;

beforeEach(async () => {
  await db.delete(reconciliations);
  // What other tests left open is not asked about here.
  await db.update(orders).set({ state: 'expired' }).where(eq(orders.state, 'open'));
});

const stateOf = async (world: World) => (await listOrders(world)).map(({ state }) => state);
const away = () => Promise.reject(new AppError('unavailable', 'Away'));

test('row 53: who paid and never came back has access within a quarter of an hour, though no event came', async () => {
  const world = await aWorld(market, at);
  world.truth.pay(await begins(world, 'two_day_access'));
  for (let quarter = 0; quarter < 2; quarter += 1) {
    await settleOpenOrders(world.system);
    after(world, 7 * minute);
  }
  expect(await stateOf(world)).toEqual(['paid']);
});

test('row 53: an order that cannot be asked about keeps the others waiting no longer', async () => {
  const [stuck, world] = [await aWorld(market, at), await aWorld(market, at)];
  const broken = await begins(stuck, 'issue');
  world.truth.pay(await begins(world, 'issue'));
  after(world, 5 * minute);
  const fetchCheckout: typeof world.truth.provider.fetchCheckout = (sessionId) =>
    sessionId === broken ? away() : world.truth.provider.fetchCheckout(sessionId);
  const ctx = { ...world.system, payments: { ...world.system.payments, fetchCheckout } };
  await expect(settleOpenOrders(ctx)).rejects.toThrow('1 of 2');
  expect([await stateOf(stuck), await stateOf(world)]).toEqual([['open'], ['paid']]);
});

test('an order that the provider knows nothing of is ended, and one that never got a session too', async () => {
  const [world, waiting] = [await aWorld(market, at), await aWorld(market, at)];
  const sessionId = await begins(world, 'issue');
  await db.update(orders).set({ providerSessionId: 'cs_elsewhere' }).where(eq(orders.providerSessionId, sessionId));
  await begins(waiting, 'issue');
  await db.update(orders).set({ providerSessionId: null }).where(eq(orders.userId, waiting.person.id));
  after(world, 59 * minute);
  await settleOpenOrders(world.system);
  expect([await stateOf(world), await stateOf(waiting)]).toEqual([['expired'], ['open']]);
  after(world, 2 * minute);
  await settleOpenOrders(world.system);
  expect(await stateOf(waiting)).toEqual(['expired']);
});

test('a refund that the provider has not confirmed is asked about again; access ends when it is done, not before', async () => {
  const world = await aWorld(market, at);
  world.truth.means.refundsAtOnce = false;
  await settles(world, await begins(world, 'issue'));
  const [order] = await listOrders(world);
  expect((await askRefund(world.administrator, order?.id ?? '', 'They asked')).message).toContain('is requested');
  after(world, 10 * minute);
  await settleOpenOrders(world.system);
  expect(await listOrders(world)).toMatchObject([{ state: 'paid', refund: 'asked', creditNotes: 0 }]);
  expect((await listOrders(world))[0]?.purchase).not.toBeNull();
  world.truth.settleRefunds('done');
  await settleOpenOrders(world.system);
  await settleOpenOrders(world.system);
  expect(await listOrders(world)).toMatchObject([{ state: 'refunded', purchase: null, creditNotes: 1 }]);
  await work(world, null);
  expect(world.jobsDone.mails.filter(({ subject }) => subject.startsWith('Your refund'))).toHaveLength(1);
});

test('the daily comparison: paid there and not here is settled, even on an order that was given up', async () => {
  const world = await aWorld(market, at);
  world.truth.pay(await begins(world, 'issue'));
  await db.update(orders).set({ state: 'expired' }).where(eq(orders.userId, world.person.id));
  await compareWithProvider(world.system);
  expect(await stateOf(world)).toEqual(['paid']);
});

test('the daily comparison: paid here and unknown there is a finding, once', async () => {
  const world = await aWorld(market, at);
  await settles(world, await begins(world, 'issue'));
  await db
    .update(orders)
    .set({ providerSessionId: `cs_lost_${world.person.id}` })
    .where(eq(orders.userId, world.person.id));
  await compareWithProvider(world.system);
  after(world, day);
  await compareWithProvider(world.system);
  const [order] = await listOrders(world);
  expect((await findingsOf(world, order?.id ?? '')).map(({ kind }) => kind)).toEqual(['order-without-payment']);
});

/** Somebody who bought an issue, of which a sum was refunded at the provider long after its session was listed. */
async function refundedThere(amountMinor: number): Promise<World> {
  const world = await aWorld(market, at);
  const sessionId = await begins(world, 'issue');
  await settles(world, sessionId);
  after(world, 8 * day);
  world.truth.refundOutside(sessionOf(world, sessionId), amountMinor);
  await compareWithProvider(world.system);
  await work(world, null);
  await checkAtRest(world);
  return world;
}

test('the daily comparison: what was refunded there ends here', async () => {
  const world = await refundedThere(14_900);
  expect(await listOrders(world)).toMatchObject([{ state: 'refunded', purchase: null, creditNotes: 1 }]);
});

test('the daily comparison: a part that was refunded there is a finding and stands in the books; the rest can follow', async () => {
  const world = await refundedThere(5000);
  expect(await stateOf(world)).toEqual(['paid']);
  const subject = `${world.truth.sessions[0]?.id ?? ''}:5000`;
  expect((await findingsOf(world, subject)).map(({ kind }) => kind)).toEqual(['refunded-elsewhere']);
  const [order] = await listOrders(world);
  await askRefund(world.administrator, order?.id ?? '', 'The rest too');
  await work(world, null);
  await checkAtRest(world);
  expect(await stateOf(world)).toEqual(['refunded']);
});

test('the daily comparison: money that came back to us after a refund is a finding', async () => {
  const world = await aWorld(market, at);
  const sessionId = await begins(world, 'issue');
  await settles(world, sessionId);
  const [order] = await listOrders(world);
  await askRefund(world.administrator, order?.id ?? '', 'They asked');
  for (const refund of sessionOf(world, sessionId).refunds) refund.state = 'failed';
  await compareWithProvider(world.system);
  expect((await findingsOf(world, order?.id ?? '')).map(({ kind }) => kind)).toEqual(['refund-failed']);
});

test('while the provider is away the comparison is tried again, and it is said since when nothing was compared', async () => {
  const world = await aWorld(market, at);
  await compareWithProvider(world.system);
  const last = world.clock.now;
  after(world, day);
  const error = vi.fn<(facts: object, message: string) => void>();
  const listCheckouts = () => ({ [Symbol.asyncIterator]: () => ({ next: away }) });
  const ctx = {
    ...world.system,
    log: { ...world.system.log, error },
    payments: { ...world.system.payments, listCheckouts },
  };
  await expect(compareWithProvider(ctx)).rejects.toThrow('Away');
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ lastComparedAt: last }), expect.any(String));
  expect((await readFindings(world.administrator)).lastReconciledAt).toBe(last.toISOString());
  after(world, 60 * minute);
  await compareWithProvider(world.system);
  expect((await readFindings(world.administrator)).lastReconciledAt).toBe(world.clock.now.toISOString());
});

test('several processes compare once a day between them', async () => {
  const world = await aWorld(market, at);
  await Promise.all(Array.from({ length: 5 }, () => compareWithProvider(world.system)));
  after(world, 60 * minute);
  await compareWithProvider(world.system);
  expect(await db.$count(reconciliations)).toBe(1);
  after(world, day);
  await compareWithProvider(world.system);
  expect(await db.$count(reconciliations, sql`finished_at is not null`)).toBe(2);
});
