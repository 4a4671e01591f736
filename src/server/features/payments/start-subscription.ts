import { v7 } from 'uuid';
import { currency, planKeys, plans } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { insertOrder, setProviderSession } from './order-store.ts';

const canceled = (reason: string) => ({ location: pages.pricing.href({}, { canceled: 'true', reason }) });

async function startCheckout(ctx: Context, lookupKey: string): Promise<{ location: string }> {
  if (ctx.actor.kind !== 'user') return { location: pages.login.href({}, { next: pages.pricing.href() }) };
  const plan = planKeys.find((key) => key === lookupKey);
  if (!plan) throw invalidInput('lookup_key', 'This plan is not on offer.');
  const price = { amountMinor: plans[plan].priceMinor, currency };
  const orderId = v7();
  await insertOrder(ctx.db, {
    id: orderId,
    userId: ctx.actor.userId,
    kind: 'subscription',
    plan,
    ...price,
    state: 'open',
    createdAt: ctx.now(),
  });
  const pricing = ctx.site.url + pages.pricing.href();
  const checkout = await ctx.payments.startCheckout({
    orderId,
    name: plans[plan].name,
    description: `Full PDF access on ${ctx.site.name} for ${plans[plan].days} days`,
    price,
    lookupKey: plan,
    customerEmail: ctx.actor.email,
    successUrl: `${pricing}?success=true&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${pricing}?canceled=true`,
  });
  await setProviderSession(ctx.db, orderId, checkout.sessionId);
  return { location: checkout.url };
}

/** Leads to the provider’s page; a refusal leads back to the pricing page with its reason (decision 30). */
export async function startSubscription(ctx: Context, lookupKey: string): Promise<{ location: string }> {
  try {
    return await startCheckout(ctx, lookupKey);
  } catch (error) {
    if (error instanceof AppError) return canceled(error.code);
    throw error;
  }
}
