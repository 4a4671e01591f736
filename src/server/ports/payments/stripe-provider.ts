import { Stripe } from 'stripe';
import { notFound } from '../../errors.ts';
import { checkoutStateOf } from './checkout-state.ts';
import { lineItemFor } from './line-item.ts';
import type {
  CheckoutRequest,
  EmbeddedCheckout,
  EmbeddedRequest,
  HostedCheckout,
  HostedRequest,
  PaymentProvider,
} from './payment-provider.ts';
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

type SessionParams = Stripe.Checkout.SessionCreateParams;
type Presentation = Pick<SessionParams, 'ui_mode' | 'success_url' | 'cancel_url' | 'return_url'>;

async function createSession(stripe: Stripe, request: CheckoutRequest, presentation: Presentation) {
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [await lineItemFor(stripe, request)],
      client_reference_id: request.orderId,
      metadata: { order_id: request.orderId },
      customer_email: request.customerEmail,
      ...presentation,
    },
    { idempotencyKey: request.orderId },
  );
}

async function startHosted(stripe: Stripe, request: HostedRequest): Promise<HostedCheckout> {
  const { successUrl: success_url, cancelUrl: cancel_url } = request;
  const session = await createSession(stripe, request, { ui_mode: 'hosted_page', success_url, cancel_url });
  if (session.url === null) throw new Error(`Session ${session.id} came without an address`);
  return { sessionId: session.id, url: session.url };
}

async function startEmbedded(stripe: Stripe, request: EmbeddedRequest): Promise<EmbeddedCheckout> {
  const session = await createSession(stripe, request, { ui_mode: 'embedded_page', return_url: request.returnUrl });
  if (session.client_secret === null) throw new Error(`Session ${session.id} came without a client secret`);
  return { sessionId: session.id, clientSecret: session.client_secret };
}

async function expireSession(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // The provider's word for a session that is paid or over already.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
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

/** Card payments through Stripe's pages, its own or in ours, or through the sandbox that speaks the same API. */
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
    startHostedCheckout: (request) => withinPatience(patience, () => startHosted(stripe, request)),
    startEmbeddedCheckout: (request) => withinPatience(patience, () => startEmbedded(stripe, request)),
    endCheckout: (sessionId) => withinPatience(patience, () => expireSession(stripe, sessionId)),
    fetchCheckout: async (sessionId) =>
      checkoutStateOf(await withinPatience(patience, () => retrieveSession(stripe, sessionId))),
    sessionOfEvent: (rawBody, signature) => sessionOfEvent(rawBody, signature, options.webhookSecret),
  };
}
