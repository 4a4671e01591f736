import { type OpenSession, listOpenSessionsFor } from '../../domains/payments/index.ts';
import { settleOrEnd } from './settle-open-orders.ts';
import { isStillDue } from '../../domains/fees/index.ts';
import type { Context } from '../../context.ts';
import { findFullIssue } from '../../domains/issues/index.ts';

/** Ends open checkouts; one that was paid first is settled. A failure does not stop the others. */
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

/**
 * Ends the open checkouts of a fee that is no longer due or was replaced. A checkout for the current fee stays: the
 * manuscript has come back, or its author has started again.
 */
export async function endFeeCheckouts(ctx: Context, manuscriptId: string): Promise<void> {
  const stale: OpenSession[] = [];
  for (const session of await listOpenSessionsFor(ctx.db, { kind: 'handling-fee', manuscriptId }))
    if (!(await isStillDue(ctx.db, manuscriptId, session))) stale.push(session);
  await endCheckouts(ctx, stale);
}

/** Ends the open checkouts of an issue that is withdrawn from sale. One that was paid first is granted. */
export async function endIssueCheckouts(ctx: Context, fullIssueId: string): Promise<void> {
  const issue = await findFullIssue(ctx.db, fullIssueId);
  if (issue?.withdrawnAt === null) return;
  await endCheckouts(ctx, await listOpenSessionsFor(ctx.db, { kind: 'full-issue', fullIssueId }));
}
