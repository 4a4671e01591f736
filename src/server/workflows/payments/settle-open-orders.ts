import type { Context } from '../../context.ts';
import { giveUpOrdersWithoutSession, listOpenSessions, listRefundsUnderWay } from '../../domains/payments/index.ts';
import { sendRefund } from './send-refund.ts';
import { sessionComesWithin, settleOrEnd } from './settle-or-end.ts';

const minute = 60_000;
// With a run every ten minutes nobody waits longer than a quarter of an hour, however late the run begins.
const isLeftAloneFor = 2 * minute;
/** A run makes way for the next one; what it did not come to is asked about then. */
const runsFor = 8 * minute;

/**
 * Asks the provider about every session that is open here and every refund that it has not confirmed: what is paid is
 * granted although no event came and nobody returned. One that cannot be asked about keeps none of the others waiting.
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
