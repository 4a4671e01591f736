import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findOrderOfSession } from '../../domains/payments/index.ts';
import { settleCheckout } from './settle-checkout.ts';

/** How a checkout of the caller stands; asking the provider settles it when its webhook is late. */
export async function readSessionStatus(ctx: Context, sessionId: string) {
  const actor = signedIn(ctx);
  const order = await findOrderOfSession(ctx.db, sessionId);
  if (!order || order.userId !== actor.userId) throw notFound('This payment');
  const checkout = await settleCheckout(ctx, sessionId);
  return {
    status: checkout.status,
    isPaid: checkout.isPaid,
    customer_email: checkout.customerEmail,
    orderId: order.id,
    fullIssueId: order.fullIssueId,
    manuscriptId: order.manuscriptId,
  };
}
