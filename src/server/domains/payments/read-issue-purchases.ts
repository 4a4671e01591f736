import type { Context } from '../../context.ts';
import { isPurchased, listPurchases } from './purchase-store.ts';

/** Whether the actor owns a full issue; nobody but a person owns anything. */
export async function ownsFullIssue(ctx: Context, fullIssueId: string): Promise<boolean> {
  return ctx.actor.kind === 'user' && isPurchased(ctx.db, ctx.actor.userId, fullIssueId);
}

/** The full issues that the actor has bought; only ever the actor's own. */
export async function readIssuePurchases(ctx: Context) {
  return ctx.actor.kind === 'user' ? listPurchases(ctx.db, ctx.actor.userId) : [];
}
