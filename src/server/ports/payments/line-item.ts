import type { Stripe } from 'stripe';
import { AppError } from '../../errors.ts';
import type { CheckoutRequest } from './payment-provider.ts';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

function inlinePrice({ name, description, price }: CheckoutRequest): LineItem {
  const product = { name, ...(description === '' ? {} : { description }) };
  return {
    quantity: 1,
    price_data: { currency: price.currency.toLowerCase(), unit_amount: price.amountMinor, product_data: product },
  };
}

/**
 * What is sold, at the provider's own price of that lookup key when it has one. The amount is ours to say
 * (decision 26): a price that disagrees is refused rather than charged.
 */
export async function lineItemFor(stripe: Stripe, request: CheckoutRequest): Promise<LineItem> {
  const found = await stripe.prices.list({ lookup_keys: [request.lookupKey], active: true, limit: 1 });
  const [known] = found.data;
  if (!known) return inlinePrice(request);
  if (
    known.unit_amount !== request.price.amountMinor ||
    known.currency.toUpperCase() !== request.price.currency.toUpperCase()
  ) {
    throw new AppError(
      'price-mismatch',
      `The price of “${request.name}” has to be checked by the publisher before it can be sold. Nothing was charged.`,
    );
  }
  return { quantity: 1, price: known.id };
}
