import { isPurchased, listPurchases } from './purchase-store.ts';
import { dayInMs } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import { countOpenOrders } from './order-store.ts';

/** The longest time that a provider leaves a checkout open. */
const checkoutLivesFor = dayInMs;

/** Whether a person has begun a payment that may still be completed. */
export async function hasOpenOrder(ctx: Context, userId: string): Promise<boolean> {
  const begunAfter = new Date(ctx.now().getTime() - checkoutLivesFor);
  return (await countOpenOrders(ctx.db, userId, begunAfter)) > 0;
}

/** Whether the actor owns a full issue; false for any actor other than a person. */
export async function ownsFullIssue(ctx: Context, fullIssueId: string): Promise<boolean> {
  return ctx.actor.kind === 'user' && isPurchased(ctx.db, ctx.actor.userId, fullIssueId);
}

/** The full issues that the actor has bought. */
export async function readIssuePurchases(ctx: Context) {
  return ctx.actor.kind === 'user' ? listPurchases(ctx.db, ctx.actor.userId) : [];
}
