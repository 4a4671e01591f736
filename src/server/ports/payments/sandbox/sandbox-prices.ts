import type { Stripe } from 'stripe';
import type { Money } from '../../../../contracts/values.ts';
import { ApiRefusal } from './api-refusal.ts';
import type { LineItem } from './session-form.ts';

/** A price that the sandbox's owner has set up, as one would in the provider's dashboard. */
export interface SandboxPrice {
  readonly id: string;
  /** Null for a price whose key has moved to another. */
  readonly lookupKey: string | null;
  readonly name: string;
  readonly price: Money;
  /** Archived: no longer sold. */
  readonly isPutAway?: boolean;
}

type ListedPrice = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'livemode' | 'lookup_key' | 'nickname' | 'type' | 'unit_amount'
>;

/** A price as the API shows it. */
export const listed = (price: SandboxPrice): ListedPrice => ({
  id: price.id,
  object: 'price',
  active: price.isPutAway !== true,
  currency: price.price.currency.toLowerCase(),
  livemode: false,
  lookup_key: price.lookupKey,
  nickname: price.name,
  type: 'one_time',
  unit_amount: price.price.amountMinor,
});

/** Every price that is known: the owner's, and those made through the API, to which a lookup key may have moved. */
export function knownPrices(
  own: readonly SandboxPrice[],
  made: Readonly<Record<string, SandboxPrice>>,
): SandboxPrice[] {
  const taken = new Set(Object.values(made).map(({ lookupKey }) => lookupKey));
  const left = own
    .filter(({ id }) => made[id] === undefined)
    .map((price) => (taken.has(price.lookupKey) ? { ...price, lookupKey: null } : price));
  return [...Object.values(made), ...left];
}

/** Which prices to list: those with one of these keys, active or archived ones; else all. */
export interface PriceFilter {
  readonly lookup_keys?: readonly string[] | undefined;
  readonly active?: boolean | undefined;
}

/** The prices that fit the filter. */
export function listPrices(prices: readonly SandboxPrice[], { lookup_keys: lookupKeys, active }: PriceFilter) {
  const isWanted = ({ lookupKey, isPutAway = false }: SandboxPrice) =>
    (lookupKeys === undefined || (lookupKey !== null && lookupKeys.includes(lookupKey))) &&
    (active === undefined || active === !isPutAway);
  return { object: 'list' as const, url: '/v1/prices', has_more: false, data: prices.filter(isWanted).map(listed) };
}

interface Sale {
  readonly name: string;
  readonly amount: number;
  readonly currency: string;
}

function saleOf(prices: readonly SandboxPrice[], item: LineItem, index: number): Sale {
  if (item.price_data) {
    const { currency, unit_amount: unit, product_data: product } = item.price_data;
    return { name: product.name, amount: unit * item.quantity, currency };
  }
  const known = prices.find(({ id }) => id === item.price);
  if (!known) {
    throw new ApiRefusal(400, `No such price: '${item.price ?? ''}'`, {
      code: 'resource_missing',
      param: `line_items[${index}][price]`,
    });
  }
  if (known.isPutAway)
    throw new ApiRefusal(400, 'The price specified is inactive. This field only accepts active prices.', {
      param: `line_items[${index}][price]`,
    });
  return {
    name: known.name,
    amount: known.price.amountMinor * item.quantity,
    currency: known.price.currency.toLowerCase(),
  };
}

/** What the lines of a session come to, in one currency. */
export function totalOf(prices: readonly SandboxPrice[], items: readonly LineItem[]): Sale {
  const sales = items.map((item, index) => saleOf(prices, item, index));
  const currencies = new Set(sales.map(({ currency }) => currency));
  const [currency] = currencies;
  if (currency === undefined || currencies.size > 1)
    throw new ApiRefusal(400, 'All lines must have one currency.', { param: 'line_items' });
  return {
    name: sales.map(({ name }) => name).join(', '),
    amount: sales.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  };
}
