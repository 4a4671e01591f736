import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { OrderRow } from './order-store.ts';
import { subscriptionMail } from './payment-mails.ts';
import { sendReceipt } from './send-receipt.ts';
import { grantedPeriod, withoutPass } from './subscription-period.ts';
import {
  findLatestSubscription,
  insertSubscription,
  listSubscriptionsOf,
  lockSubscriber,
  setPeriod,
} from './subscription-store.ts';

/** Gives the person of a paid order the pass that it was for, and the receipt. */
export async function grantSubscription(ctx: Context, order: OrderRow): Promise<'given'> {
  if (!order.plan) throw new Error(`Order ${order.id} names no plan`);
  await lockSubscriber(ctx.db, order.userId);
  const latest = await findLatestSubscription(ctx.db, order.userId);
  const period = grantedPeriod(order.plan, latest?.endsAt ?? null, ctx.now());
  await insertSubscription(ctx.db, { id: v7(), userId: order.userId, orderId: order.id, plan: order.plan, ...period });
  const pass = { plan: order.plan, endsAt: period.endsAt };
  await sendReceipt(ctx, order, (account, receipt) => subscriptionMail(ctx.site, account, receipt, pass));
  return 'given';
}

/**
 * Ends the pass of a refunded order now; passes that were bought to follow it move forward, so that no day is lost. False
 * when none runs, or is to run.
 */
export async function takeBackSubscription(ctx: Context, order: OrderRow): Promise<boolean> {
  await lockSubscriber(ctx.db, order.userId);
  const passes = await listSubscriptionsOf(ctx.db, order.userId);
  const changes = withoutPass(passes, order.id, ctx.now());
  for (const change of changes) await setPeriod(ctx.db, change);
  return changes.length > 0;
}
