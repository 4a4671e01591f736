import { subscriptionMail, fullIssueMail } from './payment-mails.ts';
import {
  findLatestSubscription,
  insertSubscription,
  listSubscriptionsOf,
  lockSubscriber,
  setPeriod,
  type SubscriptionRow,
  deletePurchaseOf,
  insertPurchase,
} from './purchase-store.ts';
import { plans, type PlanKey } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';
import { notFound } from '../../errors.ts';
import { findAccountByEmail } from '../accounts/index.ts';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { OrderRow } from './order-store.ts';
import { sendReceipt } from './send-receipt.ts';

/** Gives the person of a paid order the full issue that it was for, and the receipt; `owned` when they had it already. */
export async function grantFullIssue(ctx: Context, order: OrderRow): Promise<'given' | 'owned'> {
  const { id: orderId, userId, fullIssueId } = order;
  if (!fullIssueId) throw new Error(`Order ${orderId} names no full issue`);
  const isNew = await insertPurchase(ctx.db, { id: v7(), userId, fullIssueId, orderId, purchasedAt: ctx.now() });
  if (!isNew) return 'owned';
  await sendReceipt(ctx, order, (account, receipt) => fullIssueMail(ctx.site, account, receipt));
  return 'given';
}

/** Ends what a refunded order gave; an issue that another order paid for stays, and the answer is false. */
export const takeBackFullIssue = (ctx: Context, order: OrderRow): Promise<boolean> =>
  deletePurchaseOf(ctx.db, order.id);

/** A subscription is active while its end is later than now. */
export const isActive = (endsAt: Date, now: Date) => endsAt.getTime() > now.getTime();

/** The period that a purchase grants: from now, or from the end of an active subscription (decision 27). */
export function grantedPeriod(plan: PlanKey, latestEnd: Date | null, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = latestEnd && isActive(latestEnd, now) ? latestEnd : now;
  return { startsAt, endsAt: daysAfter(startsAt, plans[plan].days) };
}

interface Pass {
  readonly id: string;
  readonly orderId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/**
 * The periods that change when the pass of an order ends now: its own is cut off, and later passes move forward by the
 * time it still had. Empty if the pass is already over.
 */
export function withoutPass(passes: readonly Pass[], orderId: string, now: Date): Omit<Pass, 'orderId'>[] {
  const ended = passes.find((pass) => pass.orderId === orderId);
  if (!ended || !isActive(ended.endsAt, now)) return [];
  const end = ended.startsAt > now ? ended.startsAt : now;
  const unused = ended.endsAt.getTime() - end.getTime();
  const following = passes.filter((pass) => pass !== ended && pass.startsAt >= ended.endsAt);
  return [
    { id: ended.id, startsAt: ended.startsAt, endsAt: end },
    ...following.map(({ id, startsAt, endsAt }) => ({
      id,
      startsAt: later(startsAt, -unused),
      endsAt: later(endsAt, -unused),
    })),
  ];
}

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
 * Ends the pass of a refunded order now; later passes move forward, so that no day is lost. False if none is running
 * or planned.
 */
export async function takeBackSubscription(ctx: Context, order: OrderRow): Promise<boolean> {
  await lockSubscriber(ctx.db, order.userId);
  const passes = await listSubscriptionsOf(ctx.db, order.userId);
  const changes = withoutPass(passes, order.id, ctx.now());
  for (const change of changes) await setPeriod(ctx.db, change);
  return changes.length > 0;
}

/** The subscription with the latest end of a person, or null; its end in epoch seconds. */
export async function readSubscription(ctx: Context, email: string) {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) throw notFound('account');
  const latest = await findLatestSubscription(ctx.db, account.id);
  return {
    getSubscription: latest && { plan: latest.plan, subscriptionPeriodEnd: Math.floor(latest.endsAt.getTime() / 1000) },
  };
}

/** The pass that a person currently reads with, by its end; null if there is none. */
export async function findRunningPass(ctx: Context, userId: string): Promise<SubscriptionRow | null> {
  const latest = await findLatestSubscription(ctx.db, userId);
  return latest && isActive(latest.endsAt, ctx.now()) ? latest : null;
}
