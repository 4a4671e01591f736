import { Id } from '../../../contracts/values.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import { grantFullIssue } from './grant-full-issue.ts';
import { grantSubscription } from './grant-subscription.ts';
import { findOrder, markOrderExpired, markOrderPaid, type OrderRow } from './order-store.ts';

function grant(ctx: Context, order: OrderRow): Promise<void> {
  switch (order.kind) {
    case 'subscription':
      return grantSubscription(ctx, order);
    case 'full-issue':
      return grantFullIssue(ctx, order);
  }
}

/** Whether what was paid is what the order asked for; if not, the house must look at it. */
function isPaidRightly(ctx: Context, order: OrderRow, { paid }: CheckoutState): boolean {
  const isRight = paid.amountMinor === order.amountMinor && paid.currency.toUpperCase() === order.currency;
  if (!isRight)
    ctx.log.error(
      { orderId: order.id, paid },
      'An order was paid with another amount than it asked for: nothing is granted',
    );
  return isRight;
}

/**
 * Brings the order of a provider's session to what the provider says, and grants what was paid for, once. Webhook and
 * returning person both come here; a repeated or late call changes nothing (decision 26).
 */
export async function settleCheckout(ctx: Context, sessionId: string): Promise<CheckoutState> {
  const checkout = await ctx.payments.fetchCheckout(sessionId);
  const order = Id.safeParse(checkout.orderId).success ? await findOrder(ctx.db, checkout.orderId) : null;
  if (!order || order.state === 'paid') return checkout;
  if (checkout.status === 'expired') await markOrderExpired(ctx.db, order.id);
  if (!checkout.isPaid || !isPaidRightly(ctx, order, checkout)) return checkout;
  await inTransaction(ctx, async (tx) => {
    const paid = await markOrderPaid(tx.db, order.id, sessionId, tx.now());
    if (paid) await grant(tx, paid);
  });
  return checkout;
}
