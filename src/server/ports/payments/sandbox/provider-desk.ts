import { openCheckout } from './checkout-book.ts';
import type { CheckoutLedger } from './checkout-ledger.ts';
import { answerOnce } from './saved-answers.ts';
import { chargeOf, expanded, findRefund, listRefunds, sendBack } from './money-back.ts';
import { knownPrices, listPrices, type PriceFilter, type SandboxPrice, listed } from './sandbox-prices.ts';
import type { SandboxCheckout, SandboxState } from './sandbox-state.ts';
import { parseSessionForm } from './session-form.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { z } from 'zod';
import { ApiRefusal } from './api-refusal.ts';
import { randomToken } from './random-token.ts';

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
function makeProduct(state: SandboxState, body: unknown): object {
  const form = ProductForm.safeParse(body).data;
  if (!form) throw new ApiRefusal(400, 'This product is not understood.');
  const id = randomToken('prod');
  state.products[id] = form.name;
  return { id, object: 'product', active: true, name: form.name };
}

/** Creates a price of a product; moves a lookup key from another price only on request. */
function makePrice(state: SandboxState, own: readonly SandboxPrice[], body: unknown): object {
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

/** Archives a price, or reactivates it. */
function changePrice(state: SandboxState, own: readonly SandboxPrice[], id: string, body: unknown): object {
  const form = PriceChange.safeParse(body).data;
  if (!form) throw new ApiRefusal(400, 'This change is not understood.');
  const price = knownPrices(own, state.prices).find((known) => known.id === id);
  if (!price) throw new ApiRefusal(404, `No such price: '${id}'`, { code: 'resource_missing', param: 'price' });
  const changed = { ...price, isPutAway: !form.active };
  state.prices[id] = changed;
  return listed(changed);
}

/** How a list of sessions is narrowed down and read on. */
export interface SessionList {
  readonly limit: number;
  readonly createdFrom: number;
  readonly payment: string | undefined;
  readonly after: string | undefined;
  readonly isExpanded: boolean;
}

function sessionsOf(state: SandboxState, list: SessionList): SandboxCheckout[] {
  const all = Object.values(state.checkouts)
    .filter(({ session }) => session.created >= list.createdFrom)
    .filter(({ session }) => list.payment === undefined || session.payment_intent === list.payment)
    .toReversed();
  const place = all.findIndex(({ session }) => session.id === list.after);
  return list.after === undefined ? all : all.slice(place + 1);
}

/** A page of sessions as the API answers with it. */
function pageOf(found: readonly SandboxCheckout[], { limit, isExpanded }: SessionList) {
  const data = found.slice(0, limit);
  return {
    object: 'list',
    url: '/v1/checkout/sessions',
    has_more: found.length > data.length,
    data: data.map((checkout) => (isExpanded ? expanded(checkout) : checkout.session)),
  };
}

/** What the provider's API does for the product. */
export function providerDesk(ledger: CheckoutLedger, prices: readonly SandboxPrice[], webhooks: WebhookDelivery) {
  const { state } = ledger;
  const allPrices = () => knownPrices(prices, state.prices);

  async function known(sessionId: string) {
    const checkout = await ledger.find(sessionId);
    if (checkout) return checkout;
    throw new ApiRefusal(404, `No such checkout.session: '${sessionId}'`, {
      code: 'resource_missing',
      param: 'session',
    });
  }

  /** Creates something once for its idempotency key, and saves it before the answer. */
  async function make(body: unknown, idempotencyKey: string | undefined, making: () => object): Promise<object> {
    await ledger.sweep();
    const made = answerOnce(state, idempotencyKey, body, making);
    await ledger.keep();
    return made;
  }

  return {
    prices: (wanted: PriceFilter) => listPrices(allPrices(), wanted),
    changePrice: (id: string, body: unknown, key: string | undefined) =>
      make(body, key, () => changePrice(state, prices, id, body)),
    create: (body: unknown, key: string | undefined) =>
      make(body, key, () => openCheckout(state, allPrices(), parseSessionForm(body)).session),
    makeProduct: (body: unknown, key: string | undefined) => make(body, key, () => makeProduct(state, body)),
    makePrice: (body: unknown, key: string | undefined) => make(body, key, () => makePrice(state, prices, body)),
    refund: (body: unknown, key: string | undefined) =>
      make(body, key, () => {
        const { checkout, answer } = sendBack(state, body);
        webhooks.record('charge.refunded', chargeOf(checkout));
        return answer;
      }),
    listRefunds: (createdFrom: number): Promise<object> => Promise.resolve(listRefunds(state, createdFrom)),
    retrieveRefund: (id: string): Promise<object> => Promise.resolve(findRefund(state, id)),
    list: async (wanted: SessionList) => {
      await ledger.sweep();
      return pageOf(sessionsOf(state, wanted), wanted);
    },
    retrieve: async (sessionId: string, isExpanded: boolean): Promise<object> => {
      const checkout = await known(sessionId);
      return isExpanded ? expanded(checkout) : checkout.session;
    },
    expire: async (sessionId: string): Promise<object> => {
      const checkout = await known(sessionId);
      if (checkout.session.status !== 'open')
        throw new ApiRefusal(400, 'Only Checkout Sessions with a status of `open` can be expired.');
      await ledger.expire([checkout]);
      return checkout.session;
    },
  };
}

export type ProviderDesk = ReturnType<typeof providerDesk>;
