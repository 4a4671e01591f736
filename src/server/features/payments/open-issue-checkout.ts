import { v7 } from 'uuid';
import { pages } from '../../../contracts/pages.ts';
import type { Money } from '../../../contracts/values.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { claimIssueOrder, giveUpOrder, markOrderExpired, setProviderSession, type OrderRow } from './order-store.ts';
import { isPurchased } from './purchase-store.ts';
import { settleCheckout } from './settle-checkout.ts';

/** A full issue as it is sold: what the payer is shown, and what is charged. */
export interface IssueSale {
  readonly fullIssueId: string;
  readonly name: string;
  readonly description: string;
  readonly price: Money;
  readonly lookupKey: string;
}

// An order that turns out to be over makes way for a new one; more than that is a storm of tabs.
const attempts = 3;

const alreadyOwned = () => new AppError('already-owned', 'You own this issue already. You can open it at any time.');

const isPricedAs = ({ price }: IssueSale, order: OrderRow) =>
  order.amountMinor === price.amountMinor && order.currency === price.currency;

/** Opens the provider's session of an order; of many at once, its idempotency key makes one. */
async function begin(ctx: Context, sale: IssueSale, order: OrderRow, customerEmail: string): Promise<string> {
  const { name, description, price, lookupKey } = sale;
  // The provider fills in the session; its braces must reach it as they are.
  const returnUrl = `${ctx.site.url}${pages.returnPayment.href()}?session_id={CHECKOUT_SESSION_ID}`;
  try {
    const checkout = await ctx.payments.startEmbeddedCheckout({
      orderId: order.id,
      name,
      description,
      price,
      lookupKey,
      customerEmail,
      returnUrl,
    });
    await setProviderSession(ctx.db, order.id, checkout.sessionId);
    return checkout.clientSecret;
  } catch (error) {
    // The provider keeps its answer under this order's key, a failure too: the next try must be another order.
    await giveUpOrder(ctx.db, order.id);
    throw error;
  }
}

/** The client secret of an order's session while that is open. */
async function openSecret(ctx: Context, order: OrderRow, sessionId: string): Promise<string | null> {
  try {
    return (await settleCheckout(ctx, sessionId)).clientSecret;
  } catch (error) {
    // Another provider than this one opened it, before the installation changed over: nobody can pay it here.
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
    await markOrderExpired(ctx.db, order.id);
    return null;
  }
}

/** What opens the session again that an order has, or null when that is over: paid, expired, or at an old price. */
async function resume(ctx: Context, sale: IssueSale, order: OrderRow, sessionId: string): Promise<string | null> {
  const clientSecret = await openSecret(ctx, order, sessionId);
  if (clientSecret === null || isPricedAs(sale, order)) return clientSecret;
  await ctx.payments.endCheckout(sessionId);
  await settleCheckout(ctx, sessionId);
  return null;
}

async function clientSecretOf(ctx: Context, sale: IssueSale, order: OrderRow, email: string): Promise<string | null> {
  if (order.providerSessionId !== null) return resume(ctx, sale, order, order.providerSessionId);
  if (isPricedAs(sale, order)) return begin(ctx, sale, order, email);
  await giveUpOrder(ctx.db, order.id);
  return null;
}

/** The checkout of a full issue for who is signed in: the one that is open already, or a new one (decision 28). */
export async function openIssueCheckout(ctx: Context, sale: IssueSale): Promise<{ clientSecret: string }> {
  const { userId, email } = signedIn(ctx);
  const { fullIssueId, name, price } = sale;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await isPurchased(ctx.db, userId, fullIssueId)) throw alreadyOwned();
    const order = await claimIssueOrder(ctx.db, {
      id: v7(),
      kind: 'full-issue',
      state: 'open',
      createdAt: ctx.now(),
      userId,
      fullIssueId,
      name,
      ...price,
    });
    // Asked again: an earlier order may have been granted just before ours took its place.
    if (order && (await isPurchased(ctx.db, userId, fullIssueId))) {
      await giveUpOrder(ctx.db, order.id);
      throw alreadyOwned();
    }
    const clientSecret = order && (await clientSecretOf(ctx, sale, order, email));
    if (clientSecret) return { clientSecret };
  }
  throw new AppError('state-conflict', 'Your payment for this issue is being confirmed. Please wait a moment.');
}
