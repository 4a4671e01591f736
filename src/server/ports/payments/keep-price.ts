import { createHash } from 'node:crypto';
import * as t from '../../../messages/payment-responses.ts';
import type { PricedThing, CheckoutRequest } from './payment-provider.ts';
import type { Stripe } from 'stripe';
import { AppError } from '../../errors.ts';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

function inlinePrice({ name, description, price }: CheckoutRequest): LineItem {
  const product = { name, ...(description === '' ? {} : { description }) };
  return {
    quantity: 1,
    price_data: { currency: price.currency.toLowerCase(), unit_amount: price.amountMinor, product_data: product },
  };
}

/**
 * The line item, with the provider's own price for that lookup key if there is one. We set the amount (decision 26):
 * throws if that price differs.
 */
export async function lineItemFor(stripe: Stripe, request: CheckoutRequest): Promise<LineItem> {
  const found = await stripe.prices.list({ lookup_keys: [request.lookupKey], active: true, limit: 1 });
  const [known] = found.data;
  if (!known) return inlinePrice(request);
  if (
    known.unit_amount !== request.price.amountMinor ||
    known.currency.toUpperCase() !== request.price.currency.toUpperCase()
  ) {
    throw new AppError('price-mismatch', t.priceCheck({ name: request.name }));
  }
  return { quantity: 1, price: known.id };
}

/**
 * Idempotency keys for replacing the current price: a repeated or interrupted call returns the same price, and an
 * earlier price can become current again although the provider remembers its creation.
 */
function keysOf({ lookupKey, name, description, price }: PricedThing, current: string | null) {
  const wanted = [lookupKey, current, price.currency.toLowerCase(), price.amountMinor, name, description];
  const key = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  return { product: `product:${key}`, price: `price:${key}` };
}

async function priceWithKey(stripe: Stripe, lookupKey: string, active: boolean): Promise<Stripe.Price | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active, limit: 1 });
  return data[0];
}

/**
 * Creates the product and price of a thing, or moves its lookup key to a new price. Leaves an unchanged price alone,
 * and reactivates an archived one.
 */
export async function keepPrice(stripe: Stripe, thing: PricedThing): Promise<void> {
  const { lookupKey, name, description, price } = thing;
  const currency = price.currency.toLowerCase();
  const isWanted = (one: Stripe.Price | undefined): boolean =>
    one?.unit_amount === price.amountMinor && one.currency === currency;
  const current = await priceWithKey(stripe, lookupKey, true);
  if (isWanted(current)) return;
  const putAway = current ? undefined : await priceWithKey(stripe, lookupKey, false);
  if (putAway && isWanted(putAway)) {
    await stripe.prices.update(putAway.id, { active: true });
    return;
  }
  const keys = keysOf(thing, current?.id ?? null);
  const named = { name, ...(description === '' ? {} : { description }) };
  const product = await stripe.products.create(named, { idempotencyKey: keys.product });
  await stripe.prices.create(
    { product: product.id, currency, unit_amount: price.amountMinor, lookup_key: lookupKey, transfer_lookup_key: true },
    { idempotencyKey: keys.price },
  );
}

/** Archives the price with this key, so that it is no longer sold. Open checkouts are not affected. */
export async function retirePrice(stripe: Stripe, lookupKey: string): Promise<void> {
  const current = await priceWithKey(stripe, lookupKey, true);
  if (current) await stripe.prices.update(current.id, { active: false });
}
