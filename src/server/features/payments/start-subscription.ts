import { v7 } from 'uuid';
import { currency, planKeys, plans } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { AppError, forbidden, invalidInput } from '../../errors.ts';
import { insertOrder, setProviderSession } from './order-store.ts';

/** What the pricing page's form says; where it names the buyer, it must be who is signed in (decision 1). */
interface PlanForm {
  readonly lookup_key: string;
  readonly purchaseType: string;
  readonly userId?: string | undefined;
  readonly emailId?: string | undefined;
}

const canceled = (reason: string) => ({ location: pages.pricing.href({}, { canceled: 'true', reason }) });

function refuseOtherBuyer({ actor }: Context, { userId, emailId }: PlanForm): void {
  if (actor.kind !== 'user') return;
  const isOther =
    (userId !== undefined && userId !== actor.userId) || (emailId !== undefined && emailId !== actor.email);
  if (isOther) throw forbidden('This form names another person.');
}

async function checkoutFor(ctx: Context, form: PlanForm): Promise<{ location: string }> {
  if (ctx.actor.kind !== 'user') return { location: pages.login.href({}, { next: pages.pricing.href() }) };
  const plan = planKeys.find((key) => key === form.lookup_key);
  if (!plan || form.purchaseType !== 'subscription') throw invalidInput('lookup_key', 'This plan is not on offer.');
  const price = { amountMinor: plans[plan].priceMinor, currency };
  const orderId = v7();
  await insertOrder(ctx.db, {
    id: orderId,
    userId: ctx.actor.userId,
    kind: 'subscription',
    name: plans[plan].name,
    plan,
    ...price,
    state: 'open',
    createdAt: ctx.now(),
  });
  const checkout = await ctx.payments.startHostedCheckout({
    orderId,
    name: plans[plan].name,
    description: `Full PDF access on ${ctx.site.name} for ${plans[plan].days} days`,
    price,
    lookupKey: plan,
    customerEmail: ctx.actor.email,
    // The provider fills in the session; its braces must reach it as they are.
    successUrl: `${ctx.site.url}${pages.pricing.href({}, { success: 'true' })}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: ctx.site.url + pages.pricing.href({}, { canceled: 'true' }),
  });
  await setProviderSession(ctx.db, orderId, checkout.sessionId);
  return { location: checkout.url };
}

/** Leads to the provider’s page; a refusal leads back to the pricing page with its reason (decision 30). */
export async function startSubscription(ctx: Context, form: PlanForm): Promise<{ location: string }> {
  refuseOtherBuyer(ctx, form);
  try {
    return await checkoutFor(ctx, form);
  } catch (error) {
    if (error instanceof AppError) return canceled(error.code);
    throw error;
  }
}
