import { formatMoney } from '../../../contracts/money.ts';
import * as t from '../../../messages/payment-responses.ts';
import type { Context } from '../../context.ts';
import { isRefusal } from '../../errors.ts';
import { inTransaction } from '../../in-transaction.ts';
import {
  beginReconciliation,
  bookEarlierPayments,
  findLastReconciliation,
  findOrderOfSession,
  findSessionOfPayment,
  finishReconciliation,
  insertFinding,
  listOpenStrays,
  listOrdersWithoutPaymentName,
  listSettledOrders,
  refundedOf,
  type OrderRow,
} from '../../domains/payments/index.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import { applyCheckout } from './settle-checkout.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** A refund may be confirmed so long after it was made. */
const banksTakeTime = 30 * day;
/** So many payments from before the provider's name of a payment was noted get theirs in one comparison. */
const unnamedAtOnce = 500;

async function fetchIfKnown(ctx: Context, sessionId: string | null): Promise<CheckoutState | null> {
  if (sessionId === null) return null;
  try {
    return await ctx.payments.fetchCheckout(sessionId);
  } catch (error) {
    if (!isRefusal(error, 'not-found')) throw error;
    return null;
  }
}

/** What of an order's money has gone back in the books and not at the provider; ours is read first. */
async function missingRefund(ctx: Context, order: OrderRow, checkout: CheckoutState): Promise<boolean> {
  const booked = await refundedOf(ctx.db, order.id);
  if (booked <= checkout.refundedMinor) return false;
  const now = await fetchIfKnown(ctx, order.providerSessionId);
  return now !== null && now.refundedMinor < booked;
}

/** Notes where the provider does not know of a payment that is settled here, or has the money again that went back. */
async function noteIfMissing(ctx: Context, order: OrderRow, checkout: CheckoutState | null): Promise<void> {
  const note = (kind: 'order-without-payment' | 'refund-failed', detail: string) =>
    insertFinding(ctx.db, { kind, subject: order.id, detail, orderId: order.id }, ctx.now());
  const payment = { order: order.name, amount: formatMoney(order) };
  if (!checkout?.isPaid)
    await note(
      'order-without-payment',
      t.noPaymentKnown({ order: order.name, amount: formatMoney(order), session: order.providerSessionId ?? '–' }),
    );
  else if (await missingRefund(ctx, order, checkout))
    await note('refund-failed', (order.state === 'paid' ? t.partRefundMissing : t.refundMissing)(payment));
}

/** Sessions older than the comparison period: those refunded since, and those still to be returned. */
async function listOlderSessions(ctx: Context, refundedSince: Date): Promise<Set<string>> {
  const sessions = new Set(await listOpenStrays(ctx.db));
  for await (const paymentId of ctx.payments.listRefundedPayments(refundedSince)) {
    const sessionId = await findSessionOfPayment(ctx.db, paymentId);
    if (sessionId !== null) sessions.add(sessionId);
  }
  return sessions;
}

/** Asks the provider about a settled order that was not among the latest sessions, and notes what does not agree. */
async function compareOrder(ctx: Context, order: OrderRow): Promise<void> {
  const checkout = await fetchIfKnown(ctx, order.providerSessionId);
  if (checkout) await applyCheckout(ctx, checkout);
  await noteIfMissing(ctx, order, checkout);
}

async function compareOlder(ctx: Context, sessionId: string): Promise<void> {
  const order = await findOrderOfSession(ctx.db, sessionId);
  if (order?.state === 'paid' || order?.state === 'refunded') return compareOrder(ctx, order);
  const checkout = await fetchIfKnown(ctx, sessionId);
  if (checkout) await applyCheckout(ctx, checkout);
}

/**
 * Compares the books since a moment with the provider's: applies payments and refunds that are missing here, and
 * records what cannot be applied. Reads our side first, so that concurrent changes are not taken for differences.
 */
async function compareSince(ctx: Context, since: Date): Promise<number> {
  await bookEarlierPayments(ctx);
  const settled = await listSettledOrders(ctx.db, since);
  const unnamed = await listOrdersWithoutPaymentName(ctx.db, unnamedAtOnce);
  const seen = new Map<string, CheckoutState>();
  const failures: unknown[] = [];
  for await (const checkout of ctx.payments.listCheckouts(since)) {
    seen.set(checkout.sessionId, checkout);
    await applyCheckout(ctx, checkout).catch((error: unknown) => failures.push(error));
  }
  for (const sessionId of await listOlderSessions(ctx, new Date(since.getTime() - banksTakeTime)))
    if (!seen.has(sessionId)) await compareOlder(ctx, sessionId);
  for (const { providerSessionId } of unnamed) {
    const checkout = await fetchIfKnown(ctx, providerSessionId);
    if (checkout) await applyCheckout(ctx, checkout);
  }
  for (const order of settled) {
    const listed = seen.get(order.providerSessionId ?? '');
    if (listed) await noteIfMissing(ctx, order, listed);
    else await compareOrder(ctx, order);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sessions could not be compared`);
  return settled.length + seen.size;
}

/**
 * Compares the books with the provider's once a day, in one process; while the provider is away, each later call tries
 * again, back to where the last comparison began.
 */
export async function compareWithProvider(ctx: Context): Promise<void> {
  const now = ctx.now();
  const last = await findLastReconciliation(ctx.db);
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  // A session lives for a day, so one opened before the last comparison may have been paid after it.
  const sinceLast = last ? last.startedAt.getTime() - day : now.getTime();
  const since = new Date(Math.min(before(3 * day).getTime(), sinceLast));
  const runs = { notSince: before(day - hour), notRunningSince: before(hour / 2) };
  const id = await inTransaction(ctx, (tx) => beginReconciliation(tx.db, now, runs));
  if (id === null) return;
  try {
    await finishReconciliation(ctx.db, id, { compared: await compareSince(ctx, since), finishedAt: ctx.now() });
  } catch (error) {
    const lastComparedAt = last?.finishedAt ?? null;
    ctx.log.error({ err: error, lastComparedAt }, 'The books could not be compared with the payment provider’s');
    throw error;
  }
}
