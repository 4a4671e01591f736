import { Stripe } from 'stripe';
import { notFound } from '../../errors.ts';
import { checkoutStateOf, sessionExpansion } from './checkout-state.ts';
import { lineItemFor } from './line-item.ts';
import type {
  CheckoutRequest,
  CheckoutState,
  EmbeddedCheckout,
  EmbeddedRequest,
  HostedCheckout,
  HostedRequest,
  PaymentEvent,
  PaymentProvider,
  PricedThing,
  RefundAnswer,
  RefundRequest,
} from './payment-provider.ts';
import { subjectOfEvent, type EventSubject } from './subject-of-event.ts';
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
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: sessionExpansion });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      throw notFound('This payment');
    throw error;
  }
}

async function followed(stripe: Stripe, subject: EventSubject): Promise<PaymentEvent | null> {
  if ('sessionId' in subject) return subject;
  const { data } = await stripe.checkout.sessions.list({ payment_intent: subject.paymentId, limit: 1 });
  const [session] = data;
  return session ? { sessionId: session.id, kind: subject.kind } : null;
}

function answerOf({ id: providerRefundId, status, failure_reason: reason }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { state: 'done', providerRefundId };
  if (status === 'pending' || status === 'requires_action') return { state: 'pending', providerRefundId };
  return { state: 'failed', providerRefundId, reason: reason ?? String(status) };
}

async function sendBack(stripe: Stripe, { refundId, paymentId, price }: RefundRequest): Promise<RefundAnswer> {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: paymentId, amount: price.amountMinor, metadata: { refund_id: refundId } },
      { idempotencyKey: refundId },
    );
    return answerOf(refund);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { state: 'failed', providerRefundId: null, reason: error.message };
    throw error;
  }
}

async function keepPrice(stripe: Stripe, { lookupKey, name, description, price }: PricedThing): Promise<void> {
  const currency = price.currency.toLowerCase();
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [known] = found.data;
  if (known?.unit_amount === price.amountMinor && known.currency === currency) return;
  const key = `${lookupKey}:${currency}:${price.amountMinor}`;
  const product = await stripe.products.create({ name, description }, { idempotencyKey: `product:${key}` });
  await stripe.prices.create(
    { product: product.id, currency, unit_amount: price.amountMinor, lookup_key: lookupKey, transfer_lookup_key: true },
    { idempotencyKey: `price:${key}` },
  );
}

const createdSince = (since: Date) => ({ gte: Math.floor(since.getTime() / 1000) });

async function* eachRefundedPayment(stripe: Stripe, since: Date): AsyncIterable<string> {
  for await (const { payment_intent: payment } of stripe.refunds.list({ created: createdSince(since), limit: 100 }))
    if (payment !== null) yield typeof payment === 'string' ? payment : payment.id;
}

async function* eachSession(stripe: Stripe, since: Date): AsyncIterable<CheckoutState> {
  const created = createdSince(since);
  const expand = sessionExpansion.map((path) => `data.${path}`);
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100, expand }))
    if (session.client_reference_id !== null) yield checkoutStateOf(session);
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
    refund: (request) => withinPatience(patience, () => sendBack(stripe, request)),
    fetchRefund: (id) => withinPatience(patience, async () => answerOf(await stripe.refunds.retrieve(id))),
    keepPrice: (thing) => withinPatience(patience, () => keepPrice(stripe, thing)),
    listCheckouts: (since) => eachSession(stripe, since),
    listRefundedPayments: (since) => eachRefundedPayment(stripe, since),
    eventOf: async (rawBody, signature) => {
      const subject = subjectOfEvent(rawBody, signature, options.webhookSecret);
      return subject && withinPatience(patience, () => followed(stripe, subject));
    },
  };
}
