import { v7 } from 'uuid';
import { Id } from '../../../contracts/values.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import { findAccount } from '../accounts/index.ts';
import { findOrder, markOrderExpired, markOrderPaid, type OrderRow } from './order-store.ts';
import { subscriptionMail } from './payment-mails.ts';
import { grantedPeriod } from './subscription-period.ts';
import { findLatestSubscription, insertSubscription, lockSubscriber } from './subscription-store.ts';

async function grantSubscription(ctx: Context, order: OrderRow): Promise<void> {
  if (!order.plan) throw new Error(`Order ${order.id} names no plan`);
  await lockSubscriber(ctx.db, order.userId);
  const latest = await findLatestSubscription(ctx.db, order.userId);
  const period = grantedPeriod(order.plan, latest?.endsAt ?? null, ctx.now());
  await insertSubscription(ctx.db, { id: v7(), userId: order.userId, orderId: order.id, plan: order.plan, ...period });
  const account = await findAccount(ctx.db, order.userId);
  if (account)
    await ctx.jobs.enqueue(ctx.db, 'send-mail', subscriptionMail(ctx.site, account, order, order.plan, period.endsAt));
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
    if (paid) await grantSubscription(tx, paid);
  });
  return checkout;
}
