import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { PricedThing } from './payment-provider.ts';

/**
 * Keys under which a price takes the place of the one that stands: a repeated or broken call comes to the same price, and a
 * price that stood before can stand again, although the provider still remembers how it was first made.
 */
function keysOf({ lookupKey, name, description, price }: PricedThing, standing: string | null) {
  const wanted = [lookupKey, standing, price.currency.toLowerCase(), price.amountMinor, name, description];
  const key = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  return { product: `product:${key}`, price: `price:${key}` };
}

/** Makes the product and the price of a thing, or moves its lookup key to a new price; what stands already is left as it is. */
export async function keepPrice(stripe: Stripe, thing: PricedThing): Promise<void> {
  const { lookupKey, name, description, price } = thing;
  const currency = price.currency.toLowerCase();
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [standing] = found.data;
  if (standing?.unit_amount === price.amountMinor && standing.currency === currency) return;
  const keys = keysOf(thing, standing?.id ?? null);
  const named = { name, ...(description === '' ? {} : { description }) };
  const product = await stripe.products.create(named, { idempotencyKey: keys.product });
  await stripe.prices.create(
    { product: product.id, currency, unit_amount: price.amountMinor, lookup_key: lookupKey, transfer_lookup_key: true },
    { idempotencyKey: keys.price },
  );
}
