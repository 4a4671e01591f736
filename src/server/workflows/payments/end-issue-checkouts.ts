import type { Context } from '../../context.ts';
import { findFullIssue } from '../../domains/issues/index.ts';
import { listOpenSessionsFor } from '../../domains/payments/index.ts';
import { endCheckouts } from './end-checkouts.ts';

/**
 * Ends the open checkouts of an issue that is withdrawn from sale. One that was paid before it could be ended is granted:
 * nobody pays for what they do not get.
 */
export async function endIssueCheckouts(ctx: Context, fullIssueId: string): Promise<void> {
  const issue = await findFullIssue(ctx.db, fullIssueId);
  if (issue?.withdrawnAt === null) return;
  await endCheckouts(ctx, await listOpenSessionsFor(ctx.db, { kind: 'full-issue', fullIssueId }));
}
