import {
  giveUpOrdersWithoutSession,
  listOpenSessions,
  listRefundsUnderWay,
  markOrderExpired,
} from '../../domains/payments/index.ts';
import { sendRefund } from './send-refund.ts';
import type { Context } from '../../context.ts';
import { isRefusal } from '../../errors.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * An order without a session after this time, in milliseconds, gets none: the provider forgets its idempotency key
 * after a day.
 */
export const sessionComesWithin = 3_600_000;

/** Settles an order's session; ends an order whose session the provider does not know, and returns null. */
export async function settleOrEnd(ctx: Context, orderId: string, sessionId: string): Promise<CheckoutState | null> {
  try {
    return await settleCheckout(ctx, sessionId);
  } catch (error) {
    // Opened at another provider before the installation changed: it cannot be paid here.
    if (!isRefusal(error, 'not-found')) throw error;
    await markOrderExpired(ctx.db, orderId, sessionId);
    return null;
  }
}

const minute = 60_000;
// With a run every ten minutes no one waits longer than a quarter of an hour.
const isLeftAloneFor = 2 * minute;
/** A run ends before the next one, which continues with the rest. */
const runsFor = 8 * minute;

/**
 * Asks the provider about every open session and unconfirmed refund: payments are granted even if no event arrived and
 * no one returned. A failure does not stop the others.
 */
export async function settleOpenOrders(ctx: Context): Promise<void> {
  const startedAt = ctx.now().getTime();
  const before = (milliseconds: number) => new Date(startedAt - milliseconds);
  await giveUpOrdersWithoutSession(ctx.db, before(sessionComesWithin));
  const sessions = await listOpenSessions(ctx.db, before(isLeftAloneFor));
  const refunds = await listRefundsUnderWay(ctx.db, before(isLeftAloneFor));
  const tasks = [
    ...sessions.map(
      ({ id, sessionId }) =>
        () =>
          settleOrEnd(ctx, id, sessionId),
    ),
    ...refunds.map((refundId) => () => sendRefund(ctx, refundId)),
  ];
  const failures: unknown[] = [];
  for (const task of tasks) {
    if (ctx.now().getTime() - startedAt > runsFor) break;
    await task().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${tasks.length} payments could not be asked about`);
}
