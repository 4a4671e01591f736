import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findAccountByEmail } from '../accounts/index.ts';
import { isActive } from './subscription-period.ts';
import { findLatestSubscription, type SubscriptionRow } from './subscription-store.ts';

/** The subscription with the latest end of a person, or null; its end in epoch seconds. */
export async function readSubscription(ctx: Context, email: string) {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) throw notFound('This account');
  const latest = await findLatestSubscription(ctx.db, account.id);
  return {
    getSubscription: latest && { plan: latest.plan, subscriptionPeriodEnd: Math.floor(latest.endsAt.getTime() / 1000) },
  };
}

/** The pass that a person reads with at this moment, by its end; null when none runs. */
export async function findRunningPass(ctx: Context, userId: string): Promise<SubscriptionRow | null> {
  const latest = await findLatestSubscription(ctx.db, userId);
  return latest && isActive(latest.endsAt, ctx.now()) ? latest : null;
}
