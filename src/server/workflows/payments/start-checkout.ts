import type { CheckoutWish } from '../../../contracts/payments.ts';
import * as t from '../../../messages/payment-responses.ts';
import { type Context, signedIn } from '../../context.ts';
import { findFeeSale } from '../../domains/fees/index.ts';
import { findIssueSale } from '../../domains/issues/index.ts';
import { embeddedDesk, hostedDesk } from './checkout-desk.ts';
import { notFound, AppError, forbidden, invalidInput } from '../../errors.ts';
import { findOrderOfSession } from '../../domains/payments/index.ts';
import { settleCheckout } from './settle-checkout.ts';
import { currency, planKeys, plans, type PlanKey } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { isOwnEmail } from '../../domains/accounts/index.ts';
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
  if (isOther) throw forbidden(t.formOfAnother());
}

const saleOf = (ctx: Context, plan: PlanKey): Sale => ({
  thing: { kind: 'subscription', plan },
  name: plans[plan].name,
  description: t.passDescription({ site: ctx.site.name, days: plans[plan].days }),
  price: { amountMinor: plans[plan].priceMinor, currency },
  lookupKey: plan,
  // A pass that runs is extended (decision 27).
  refuseIfOwned: () => Promise.resolve(),
});

async function checkoutFor(ctx: Context, form: PlanForm): Promise<{ location: string }> {
  if (ctx.actor.kind !== 'user') return { location: pages.login.href({}, { next: pages.pricing.href() }) };
  const plan = planKeys.find((key) => key === form.lookup_key);
  if (!plan || form.purchaseType !== 'subscription') throw invalidInput('lookup_key', t.planNotOffered());
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

/** The status of the caller's checkout; asking the provider settles it when its webhook is late. */
export async function readSessionStatus(ctx: Context, sessionId: string) {
  const actor = signedIn(ctx);
  const order = await findOrderOfSession(ctx.db, sessionId);
  if (!order || order.userId !== actor.userId) throw notFound('payment');
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

function findSale(ctx: Context, wish: CheckoutWish): Promise<Sale> {
  switch (wish.checkoutStatus) {
    case 'fullIssue':
      return findIssueSale(ctx, wish);
    case 'publisharticle':
      return findFeeSale(ctx, wish);
  }
}

/** Opens the embedded checkout of the requested thing. */
export async function startCheckout(ctx: Context, wish: CheckoutWish): Promise<{ clientSecret: string }> {
  return { clientSecret: await openCheckout(ctx, await findSale(ctx, wish), embeddedDesk) };
}
