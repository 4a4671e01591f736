import { z } from 'zod';
import { ApiRefusal } from './api-refusal.ts';
import { randomToken } from './random-token.ts';
import { knownPrices, listed, type SandboxPrice } from './sandbox-prices.ts';
import type { SandboxState } from './sandbox-state.ts';

const ProductForm = z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() });

const PriceChange = z.strictObject({ active: z.stringbool() });

const PriceForm = z.strictObject({
  product: z.string(),
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: z.coerce.number().int().min(0),
  lookup_key: z.string().min(1).max(200),
  transfer_lookup_key: z.stringbool().default(false),
});

/** Makes a product. */
export function makeProduct(state: SandboxState, body: unknown): object {
  const form = ProductForm.safeParse(body).data;
  if (!form) throw new ApiRefusal(400, 'This product is not understood.');
  const id = randomToken('prod');
  state.products[id] = form.name;
  return { id, object: 'product', active: true, name: form.name };
}

/** Makes a price of a product; a lookup key that stands elsewhere moves only when it is asked to. */
export function makePrice(state: SandboxState, own: readonly SandboxPrice[], body: unknown): object {
  const form = PriceForm.safeParse(body).data;
  if (!form) throw new ApiRefusal(400, 'This price is not understood.');
  const { product, currency, unit_amount: amountMinor, lookup_key: lookupKey } = form;
  const name = state.products[product];
  if (name === undefined) throw new ApiRefusal(404, `No such product: '${product}'`, { code: 'resource_missing' });
  const isTaken = knownPrices(own, state.prices).some((price) => price.lookupKey === lookupKey);
  if (isTaken && !form.transfer_lookup_key)
    throw new ApiRefusal(400, 'A price with this lookup key exists already.', { param: 'lookup_key' });
  for (const price of Object.values(state.prices))
    if (price.lookupKey === lookupKey) state.prices[price.id] = { ...price, lookupKey: null };
  const price = { id: randomToken('price'), lookupKey, name, price: { amountMinor, currency: currency.toUpperCase() } };
  state.prices[price.id] = price;
  return listed(price);
}

/** Puts a price away, or lets it stand again. */
export function changePrice(state: SandboxState, own: readonly SandboxPrice[], id: string, body: unknown): object {
  const form = PriceChange.safeParse(body).data;
  if (!form) throw new ApiRefusal(400, 'This change is not understood.');
  const price = knownPrices(own, state.prices).find((known) => known.id === id);
  if (!price) throw new ApiRefusal(404, `No such price: '${id}'`, { code: 'resource_missing', param: 'price' });
  const changed = { ...price, isPutAway: !form.active };
  state.prices[id] = changed;
  return listed(changed);
}
