import type { Context } from '../../context.ts';
import type { OpenSession } from '../../domains/payments/index.ts';
import { settleOrEnd } from './settle-or-end.ts';

/** Ends open checkouts; what was paid before it could be ended is settled. One that cannot be ended just now keeps none of the others waiting. */
export async function endCheckouts(ctx: Context, sessions: readonly OpenSession[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, sessionId } of sessions) {
    try {
      await ctx.payments.endCheckout(sessionId);
      await settleOrEnd(ctx, id, sessionId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} checkouts could not be ended`);
}
