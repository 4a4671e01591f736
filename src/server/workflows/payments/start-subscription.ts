import { currency, planKeys, plans, type PlanKey } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Context } from '../../context.ts';
import { AppError, forbidden, invalidInput } from '../../errors.ts';
import { isOwnEmail } from '../../domains/accounts/index.ts';
import { hostedDesk } from './checkout-desk.ts';
import { openCheckout, type Sale } from './open-checkout.ts';

/** What the pricing page's form says; where it names the buyer, it must be who is signed in (decision 1). */
interface PlanForm {
  readonly lookup_key: string;
  readonly purchaseType: string;
  readonly userId?: string | undefined;
  readonly emailId?: string | undefined;
}

const canceled = (reason: string) => ({ location: pages.pricing.href({}, { canceled: 'true', reason }) });

async function refuseOtherBuyer(ctx: Context, { userId, emailId }: PlanForm): Promise<void> {
  if (ctx.actor.kind !== 'user') return;
  const isOther =
    (userId !== undefined && userId !== ctx.actor.userId) ||
    (emailId !== undefined && !(await isOwnEmail(ctx, emailId)));
  if (isOther) throw forbidden('This form names another person.');
}

const saleOf = (ctx: Context, plan: PlanKey): Sale => ({
  thing: { kind: 'subscription', plan },
  name: plans[plan].name,
  description: `Full PDF access on ${ctx.site.name} for ${plans[plan].days} days`,
  price: { amountMinor: plans[plan].priceMinor, currency },
  lookupKey: plan,
  // A pass that runs is extended (decision 27).
  refuseIfOwned: () => Promise.resolve(),
});

async function checkoutFor(ctx: Context, form: PlanForm): Promise<{ location: string }> {
  if (ctx.actor.kind !== 'user') return { location: pages.login.href({}, { next: pages.pricing.href() }) };
  const plan = planKeys.find((key) => key === form.lookup_key);
  if (!plan || form.purchaseType !== 'subscription') throw invalidInput('lookup_key', 'This plan is not on offer.');
  return { location: await openCheckout(ctx, saleOf(ctx, plan), hostedDesk) };
}

/** Leads to the provider’s page; a refusal leads back to the pricing page with its reason (decision 30). */
export async function startSubscription(ctx: Context, form: PlanForm): Promise<{ location: string }> {
  await refuseOtherBuyer(ctx, form);
  try {
    return await checkoutFor(ctx, form);
  } catch (error) {
    if (error instanceof AppError) return canceled(error.code);
    throw error;
  }
}
