import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { findAccount } from '../accounts/index.ts';
import type { OrderRow } from './order-store.ts';
import { subscriptionMail } from './payment-mails.ts';
import { grantedPeriod } from './subscription-period.ts';
import { findLatestSubscription, insertSubscription, lockSubscriber } from './subscription-store.ts';

/** Gives the person of a paid order the pass that it was for, and the receipt. */
export async function grantSubscription(ctx: Context, order: OrderRow): Promise<void> {
  if (!order.plan) throw new Error(`Order ${order.id} names no plan`);
  await lockSubscriber(ctx.db, order.userId);
  const latest = await findLatestSubscription(ctx.db, order.userId);
  const period = grantedPeriod(order.plan, latest?.endsAt ?? null, ctx.now());
  await insertSubscription(ctx.db, { id: v7(), userId: order.userId, orderId: order.id, plan: order.plan, ...period });
  const account = await findAccount(ctx.db, order.userId);
  if (account)
    await ctx.jobs.enqueue(ctx.db, 'send-mail', subscriptionMail(ctx.site, account, order, order.plan, period.endsAt));
}
