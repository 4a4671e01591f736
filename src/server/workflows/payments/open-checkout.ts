import { v7 } from 'uuid';
import { isSameMoney } from '../../../contracts/money.ts';
import type { Money } from '../../../contracts/values.ts';
import * as t from '../../../messages/payment-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, notLoggedIn } from '../../errors.ts';
import { lockAccount } from '../../domains/accounts/index.ts';
import {
  claimOrder,
  giveUpOrder,
  setProviderSession,
  type OrderRow,
  type SoldThing,
} from '../../domains/payments/index.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { Desk } from './checkout-desk.ts';
import { settleCheckout } from './settle-checkout.ts';
import { sessionComesWithin, settleOrEnd } from './settle-open-orders.ts';

/** A thing on sale: what the payer sees, what is charged, and how to tell that they already own it. */
export interface Sale {
  readonly thing: SoldThing;
  readonly name: string;
  readonly description: string;
  readonly price: Money;
  readonly lookupKey: string;
  /** Throws if nothing is due any more, or the price has changed. */
  refuseIfOwned(ctx: Context): Promise<void>;
}

// An order that turns out to be over makes way for a new one; more than that is a storm of tabs.
const attempts = 3;

const isTakenUp = ({ price }: Sale, order: OrderRow, now: Date): boolean =>
  isSameMoney(order, price) && now.getTime() - order.createdAt.getTime() < sessionComesWithin;

/** A change made while the provider opened the session could not end it, so no one is sent to it. */
async function refuseIfChanged(ctx: Context, sale: Sale, sessionId: string): Promise<void> {
  try {
    await sale.refuseIfOwned(ctx);
  } catch (error) {
    await ctx.payments.endCheckout(sessionId);
    throw error;
  }
}

/**
 * Opens the provider's session for an order; its idempotency key makes one of several attempts. Null if the order was
 * abandoned meanwhile: no one may pay in a session without an open order.
 */
async function begin(ctx: Context, sale: Sale, desk: Desk, order: OrderRow): Promise<string | null> {
  const { name, description, price, lookupKey } = sale;
  const customerEmail = signedIn(ctx).email;
  try {
    const { sessionId, entrance } = await desk.open(ctx, {
      orderId: order.id,
      name,
      description,
      price,
      lookupKey,
      customerEmail,
    });
    if (await setProviderSession(ctx.db, order.id, sessionId)) {
      await refuseIfChanged(ctx, sale, sessionId);
      return entrance;
    }
    await ctx.payments.endCheckout(sessionId);
    return null;
  } catch (error) {
    // The provider repeats its answer for this order's key, failures too, so the next attempt needs another order.
    await giveUpOrder(ctx.db, order.id);
    throw error;
  }
}

/** What leads into the session again that an order has, or null when that is over: paid, expired, or at an old price. */
async function resume(ctx: Context, sale: Sale, desk: Desk, order: OrderRow, sessionId: string) {
  const checkout = await settleOrEnd(ctx, order.id, sessionId);
  const entrance = checkout && desk.entranceOf(checkout);
  if (entrance === null || isSameMoney(order, sale.price)) return entrance;
  await ctx.payments.endCheckout(sessionId);
  await settleCheckout(ctx, sessionId);
  return null;
}

async function entranceTo(ctx: Context, sale: Sale, desk: Desk, order: OrderRow): Promise<string | null> {
  if (order.providerSessionId !== null) return resume(ctx, sale, desk, order, order.providerSessionId);
  if (isTakenUp(sale, order, ctx.now())) return begin(ctx, sale, desk, order);
  await giveUpOrder(ctx.db, order.id);
  return null;
}

/** The person's single open order for the thing; null for an account that is being deleted. */
async function openOrder(ctx: Context, sale: Sale): Promise<OrderRow | null> {
  const { userId } = signedIn(ctx);
  const { thing, name, price } = sale;
  return inTransaction(ctx, async (tx) => {
    if ((await lockAccount(tx.db, userId))?.deletedAt !== null) throw notLoggedIn();
    return claimOrder(tx.db, { id: v7(), state: 'open', createdAt: tx.now(), userId, name, ...thing, ...price });
  });
}

/**
 * Leads who is signed in to the checkout of a thing: the one that is open already, or a new one (decision 28). A second
 * tab or a second click comes to the same session.
 */
export async function openCheckout(ctx: Context, sale: Sale, desk: Desk): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await sale.refuseIfOwned(ctx);
    const order = await openOrder(ctx, sale);
    if (!order) continue;
    try {
      // Asked again: an earlier order may have been granted just before ours took its place.
      await sale.refuseIfOwned(ctx);
    } catch (error) {
      await giveUpOrder(ctx.db, order.id);
      throw error;
    }
    const entrance = await entranceTo(ctx, sale, desk, order);
    if (entrance !== null) return entrance;
  }
  throw new AppError('state-conflict', t.paymentPending());
}
