import { Stripe } from 'stripe';
import { notFound } from '../../errors.ts';
import { checkoutStateOf } from './checkout-state.ts';
import { lineItemFor } from './line-item.ts';
import type { Checkout, CheckoutRequest, PaymentProvider } from './payment-provider.ts';
import { sessionOfEvent } from './session-of-event.ts';
import { withinPatience } from './within-patience.ts';

export interface StripeProviderOptions {
  readonly mode: PaymentProvider['mode'];
  readonly secretKey: string;
  readonly publishableKey: string | null;
  readonly webhookSecret: string;
  /** Where the API is spoken; null for the provider's own address. */
  readonly server: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | null;
  /** How long a person waits for one of our calls, its retries included. */
  readonly patience?: number;
}

const attemptTimeout = 10_000;
const defaultPatience = 12_000;

async function createSession(stripe: Stripe, request: CheckoutRequest): Promise<Checkout> {
  const lineItem = await lineItemFor(stripe, request);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      ui_mode: 'hosted_page',
      line_items: [lineItem],
      client_reference_id: request.orderId,
      metadata: { order_id: request.orderId },
      customer_email: request.customerEmail,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
    },
    { idempotencyKey: request.orderId },
  );
  if (session.url === null) throw new Error(`Session ${session.id} came without an address`);
  return { sessionId: session.id, url: session.url };
}

async function retrieveSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      throw notFound('This payment');
    throw error;
  }
}

/** Card payments through Stripe's hosted page, or through the sandbox that speaks the same API. */
export function stripeProvider(options: StripeProviderOptions): PaymentProvider {
  const { mode, publishableKey, patience = defaultPatience } = options;
  const stripe = new Stripe(options.secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: attemptTimeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...options.server,
  });
  return {
    mode,
    publishableKey,
    startCheckout: (request) => withinPatience(patience, () => createSession(stripe, request)),
    fetchCheckout: async (sessionId) =>
      checkoutStateOf(await withinPatience(patience, () => retrieveSession(stripe, sessionId))),
    sessionOfEvent: (rawBody, signature) => sessionOfEvent(rawBody, signature, options.webhookSecret),
  };
}
