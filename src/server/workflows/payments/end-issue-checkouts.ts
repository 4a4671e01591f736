import type { Context } from '../../context.ts';
import { findFullIssue } from '../../features/issues/index.ts';
import { listOpenSessionsFor } from '../../features/payments/index.ts';
import { settleOrEnd } from './settle-or-end.ts';

/**
 * Ends the open checkouts of an issue that is withdrawn from sale. One that was paid before it could be ended is granted:
 * nobody pays for what they do not get. One that cannot be ended just now keeps none of the others waiting.
 */
export async function endIssueCheckouts(ctx: Context, fullIssueId: string): Promise<void> {
  const issue = await findFullIssue(ctx.db, fullIssueId);
  if (issue?.withdrawnAt === null) return;
  const failures: unknown[] = [];
  for (const { id, sessionId } of await listOpenSessionsFor(ctx.db, fullIssueId)) {
    try {
      await ctx.payments.endCheckout(sessionId);
      await settleOrEnd(ctx, id, sessionId);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} checkouts could not be ended`);
}
