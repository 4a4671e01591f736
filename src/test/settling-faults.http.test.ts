import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { handlingFees, ledgerEntries, orders, users } from '../server/db/schema/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { askRefund } from '../server/workflows/payments/ask-refund.ts';
import { compareWithProvider } from '../server/workflows/payments/compare-with-provider.ts';
import { noteRefund } from '../server/domains/payments/index.ts';
import { readSessionStatus } from '../server/workflows/payments/read-session-status.ts';
import { receiveEvent } from '../server/workflows/payments/receive-event.ts';
import { sendRefund } from '../server/workflows/payments/send-refund.ts';
import { settleCheckout } from '../server/workflows/payments/settle-checkout.ts';
import { settleOpenOrders } from '../server/workflows/payments/settle-open-orders.ts';
import { begins, findingsOf, sessionOf, settles } from './money/lived.ts';
import { begin, work } from './money/money-steps.ts';
import { checkAtRest, listOrders } from './money/money-truths.ts';
import { aMarket, aWorld } from './money/money-world.ts';

const at = new Date('2026-03-04T10:03:00Z');
const market = await aMarket(at);
const { db } = market;

const aPerson = () => aWorld(market, at);
const statesOf = async (world: Awaited<ReturnType<typeof aPerson>>) =>
  (await listOrders(world)).map(({ state }) => state);
const many = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));

test('row 49: fifty settles of one session at once grant once, with one invoice and one letter', async () => {
  const world = await aPerson();
  const sessionId = await begins(world, 'one_week_access');
  world.truth.pay(sessionId);
  await many(50, () => settleCheckout(world.system, sessionId));
  await work(world, null);
  expect(await listOrders(world)).toMatchObject([{ state: 'paid', invoices: 1 }]);
  expect(world.jobsDone.mails).toHaveLength(1);
  await checkAtRest(world);
});

test('decision 26: webhook, return and reconciliation at once, while another tab begins, come to one grant', async () => {
  const world = await aPerson();
  for (const thing of ['issue', 'fee', 'two_day_access'] as const) {
    const sessionId = await begins(world, thing);
    world.truth.pay(sessionId);
    await Promise.all([
      receiveEvent(world.system, { rawBody: Buffer.from(sessionId), signature: '' }),
      readSessionStatus(world.reader, sessionId),
      settleOpenOrders(world.system),
      begin(world, thing, null).catch(() => null),
    ]);
  }
  await checkAtRest(world);
  expect((await statesOf(world)).filter((state) => state === 'paid')).toHaveLength(3);
});

test('row 47: a double click and two tabs on a plan come to one session', async () => {
  const world = await aPerson();
  const entrances = await many(10, () => begin(world, 'two_day_access', null));
  expect([new Set(entrances).size, await statesOf(world)]).toEqual([1, ['open']]);
});

test('a tab whose order another tab has given up leads nobody into the session', async () => {
  const world = await aPerson();
  const { reader, truth } = world;
  const opened: string[] = [];
  const startEmbeddedCheckout: typeof truth.provider.startEmbeddedCheckout = async (request) => {
    const checkout = await truth.provider.startEmbeddedCheckout(request);
    // While the first answer is on its way, another tab waited too long and gave the order up.
    if (opened.push(checkout.sessionId) === 1)
      await db.update(orders).set({ state: 'expired' }).where(eq(orders.id, request.orderId));
    return checkout;
  };
  const slow = { ...world, reader: { ...reader, payments: { ...reader.payments, startEmbeddedCheckout } } };
  const ledTo = await begins(slow, 'issue');
  expect(opened).toHaveLength(2);
  expect([ledTo, sessionOf(world, opened[0] ?? '').status]).toEqual([opened[1], 'expired']);
});

test('money for a deleted account grants nothing and is sent back, without a letter', async () => {
  const world = await aPerson();
  const sessionId = await begins(world, 'issue');
  await db
    .update(users)
    .set({ deletedAt: at, email: `deleted-${world.person.id}@deleted.invalid` })
    .where(eq(users.id, world.person.id));
  await settles(world, sessionId);
  await work(world, null);
  expect(await listOrders(world)).toMatchObject([{ state: 'refunded', purchase: null, creditNotes: 1 }]);
  expect(world.jobsDone.mails).toEqual([]);
});

test('an account that is deleted while a refund is under way gets no letter; the money still goes back', async () => {
  const world = await aPerson();
  world.truth.means.refundsAtOnce = false;
  await settles(world, await begins(world, 'two_day_access'));
  const [order] = await listOrders(world);
  await askRefund(world.administrator, order?.id ?? '', 'They asked for it');
  await db.update(users).set({ deletedAt: at }).where(eq(users.id, world.person.id));
  world.truth.settleRefunds('done');
  world.clock.now = new Date(at.getTime() + 600_000);
  await settleOpenOrders(world.system);
  await work(world, null);
  expect(await statesOf(world)).toEqual(['refunded']);
  expect(world.jobsDone.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Two Day Access')]);
});

test('a second session of one order is in the books, apart and once; what goes back closes its finding', async () => {
  const world = await aPerson();
  const first = await begins(world, 'issue');
  await settles(world, first);
  const second = world.truth.openAgain(sessionOf(world, first));
  world.truth.pay(second);
  await many(10, () => settleCheckout(world.system, second));
  expect(await findingsOf(world, second)).toMatchObject([{ kind: 'paid-twice', resolvedAt: null }]);
  expect(await statesOf(world)).toEqual(['paid']);
  world.truth.refundOutside(sessionOf(world, second), 100);
  await settleCheckout(world.system, second);
  expect(await findingsOf(world, second)).toMatchObject([{ resolvedAt: null }]);
  world.truth.refundOutside(sessionOf(world, second), 14_800);
  await many(5, () => settleCheckout(world.system, second));
  expect(await findingsOf(world, second)).toMatchObject([{ resolution: 'Refunded at the payment provider' }]);
  await checkAtRest(world);
});

test('money for an order that is not known here is noted once', async () => {
  const world = await aPerson();
  const known = sessionOf(world, await begins(world, 'issue'));
  const stray = world.truth.openAgain({ ...known, orderId: v7() });
  world.truth.pay(stray);
  await many(10, () => settleCheckout(world.system, stray));
  const [finding, ...others] = await findingsOf(world, stray);
  expect([finding?.kind, others]).toEqual(['paid-without-order', []]);
  expect(finding?.detail).toContain(`session ${stray}`);
  // One transaction, which moves two accounts.
  expect(await db.$count(ledgerEntries, like(ledgerEntries.memo, `%${stray}`))).toBe(2);
});

test('an order that was paid with another amount makes way for another, which is paid', async () => {
  const world = await aPerson();
  const known = sessionOf(world, await begins(world, 'issue'));
  const wrong = world.truth.openAgain({ ...known, price: { amountMinor: 100, currency: 'AED' } });
  await db.update(orders).set({ providerSessionId: wrong }).where(eq(orders.id, known.orderId));
  await settles(world, wrong);
  expect([await statesOf(world), (await findingsOf(world, wrong)).length]).toEqual([['expired'], 1]);
  await settles(world, await begins(world, 'issue'));
  expect(await statesOf(world)).toEqual(['expired', 'paid']);
});

test('a fee that is paid twice stays settled when the second payment goes back', async () => {
  const world = await aPerson();
  const sessionId = await begins(world, 'fee');
  await db.update(handlingFees).set({ isSettled: true }).where(eq(handlingFees.manuscriptId, world.manuscriptId));
  await settles(world, sessionId);
  await work(world, null);
  const [fee] = await db.select().from(handlingFees).where(eq(handlingFees.manuscriptId, world.manuscriptId));
  expect([await statesOf(world), fee?.isSettled]).toEqual([['refunded'], true]);
});

test('row 56: a dispute is a finding, once, and ends nothing by itself', async () => {
  const world = await aPerson();
  const sessionId = await begins(world, 'issue');
  await settles(world, sessionId);
  const eventOf = async () => ({ sessionId, kind: 'dispute' as const });
  const told = { ...world.system, payments: { ...world.system.payments, eventOf } };
  await many(3, () => receiveEvent(told, { rawBody: Buffer.alloc(0), signature: '' }));
  expect((await findingsOf(world, sessionId)).map(({ kind }) => kind)).toEqual(['disputed']);
  expect(await statesOf(world)).toEqual(['paid']);
});

test('two administrators who refund at once: one does, the other is told; payment and refund meet without harm', async () => {
  const world = await aPerson();
  const sessionId = await begins(world, 'one_week_access');
  await settles(world, sessionId);
  const [order] = await listOrders(world);
  const refund = () =>
    askRefund(world.administrator, order?.id ?? '', 'They asked for it').then(
      () => 'done',
      () => 'refused',
    );
  const [one, other] = await Promise.all([
    refund(),
    refund(),
    settleCheckout(world.system, sessionId),
    compareWithProvider(world.system),
  ]);
  expect([one, other].toSorted()).toEqual(['done', 'refused']);
  await work(world, null);
  await checkAtRest(world);
  expect(await statesOf(world)).toEqual(['refunded']);
});

test('row 56: one refund that the office and the queue send at once is made once, with one letter', async () => {
  const world = await aPerson();
  await settles(world, await begins(world, 'issue'));
  const [order] = await db.select().from(orders).where(eq(orders.userId, world.person.id));
  if (!order) throw new Error('Nothing was bought');
  const refundId = await inTransaction(world.system, (tx) => noteRefund(tx, order, 'They asked for it'));
  const progress = await many(10, () => sendRefund(world.system, refundId ?? ''));
  expect(new Set(progress)).toEqual(new Set(['done']));
  await work(world, null);
  await checkAtRest(world);
  expect(await listOrders(world)).toMatchObject([{ state: 'refunded', creditNotes: 1 }]);
});

test('a refund that the provider refuses changes nothing for the person, and says so', async () => {
  const world = await aPerson();
  await settles(world, await begins(world, 'issue'));
  const [order] = await listOrders(world);
  const refused = async () => ({ state: 'failed', providerRefundId: null, reason: 'The card is closed.' }) as const;
  const ctx = { ...world.administrator, payments: { ...world.administrator.payments, refund: refused } };
  await expect(askRefund(ctx, order?.id ?? '', 'They asked for it')).rejects.toThrow('refused this refund');
  const [after] = await listOrders(world);
  expect([after?.state, after?.purchase === null]).toEqual(['paid', false]);
  expect((await askRefund(world.administrator, order?.id ?? '', 'Once more')).message).toContain('is refunded');
});
