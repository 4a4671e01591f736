import { Stripe } from 'stripe';
import { notFound } from '../../errors.ts';
import { checkoutStateOf, isForeign, isOfAnotherSite, sessionExpansion } from './checkout-state.ts';
import { keepPrice, retirePrice, lineItemFor } from './keep-price.ts';
import type {
  CheckoutRequest,
  CheckoutState,
  EmbeddedCheckout,
  EmbeddedRequest,
  HostedCheckout,
  HostedRequest,
  PaymentEvent,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
} from './payment-provider.ts';
import { subjectOfEvent, type EventSubject } from './subject-of-event.ts';
import { aPersonsPatience, withinPatience } from './within-patience.ts';

export interface StripeProviderOptions {
  readonly secretKey: string;
  readonly publishableKey: string | null;
  /** What either of these signs is believed, while one takes the other's place. */
  readonly webhookSecrets: readonly string[];
  /** What marks the sessions of this installation. */
  readonly site: string;
  /** Where the API is spoken; null for the provider's own address. */
  readonly server: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | null;
  /** How long a person waits for one of our calls, its retries included. */
  readonly patience?: number;
}

const attemptTimeout = 10_000;

type SessionParams = Stripe.Checkout.SessionCreateParams;
type Presentation = Pick<SessionParams, 'ui_mode' | 'success_url' | 'cancel_url' | 'return_url'>;

/** The provider's interface, and the mark of those sessions there that are ours. */
interface Account {
  readonly stripe: Stripe;
  readonly site: string;
}

async function createSession({ stripe, site }: Account, request: CheckoutRequest, presentation: Presentation) {
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [await lineItemFor(stripe, request)],
      client_reference_id: request.orderId,
      metadata: { order_id: request.orderId, site },
      customer_email: request.customerEmail,
      ...presentation,
    },
    { idempotencyKey: request.orderId },
  );
}

async function startHosted(account: Account, request: HostedRequest): Promise<HostedCheckout> {
  const { successUrl: success_url, cancelUrl: cancel_url } = request;
  const session = await createSession(account, request, { ui_mode: 'hosted_page', success_url, cancel_url });
  if (session.url === null) throw new Error(`Session ${session.id} came without an address`);
  return { sessionId: session.id, url: session.url };
}

async function startEmbedded(account: Account, request: EmbeddedRequest): Promise<EmbeddedCheckout> {
  const session = await createSession(account, request, { ui_mode: 'embedded_page', return_url: request.returnUrl });
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
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) throw notFound('payment');
    throw error;
  }
}

async function followed({ stripe, site }: Account, subject: EventSubject): Promise<PaymentEvent | null> {
  const { kind } = subject;
  if ('sessionId' in subject) return isForeign(subject.site, site) ? null : { sessionId: subject.sessionId, kind };
  const { data } = await stripe.checkout.sessions.list({ payment_intent: subject.paymentId, limit: 1 });
  const [session] = data;
  return session && !isOfAnotherSite(session, site) ? { sessionId: session.id, kind } : null;
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

const createdSince = (since: Date) => ({ gte: Math.floor(since.getTime() / 1000) });

async function* eachRefundedPayment(stripe: Stripe, since: Date): AsyncIterable<string> {
  for await (const { payment_intent: payment } of stripe.refunds.list({ created: createdSince(since), limit: 100 }))
    if (payment !== null) yield typeof payment === 'string' ? payment : payment.id;
}

async function* eachSession({ stripe, site }: Account, since: Date): AsyncIterable<CheckoutState> {
  const created = createdSince(since);
  const expand = sessionExpansion.map((path) => `data.${path}`);
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100, expand }))
    if (session.client_reference_id !== null && !isOfAnotherSite(session, site)) yield checkoutStateOf(session, site);
}

/** Whether a key is of the provider's live mode, where money moves. */
const isLiveKey = (secretKey: string): boolean => /^(sk|rk)_live_/.test(secretKey);

/** Card payments through Stripe's pages, its own or in ours, or through the sandbox that speaks the same API. */
export function stripeProvider(options: StripeProviderOptions): PaymentProvider {
  const { publishableKey, webhookSecrets, site, patience = aPersonsPatience } = options;
  const stripe = new Stripe(options.secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: attemptTimeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...options.server,
  });
  const account = { stripe, site };
  const isLive = isLiveKey(options.secretKey);
  const checks = { webhookSecrets, isLive };
  return {
    mode: isLive ? 'live' : 'sandbox',
    publishableKey,
    startHostedCheckout: (request) => withinPatience(patience, () => startHosted(account, request)),
    startEmbeddedCheckout: (request) => withinPatience(patience, () => startEmbedded(account, request)),
    endCheckout: (sessionId) => withinPatience(patience, () => expireSession(stripe, sessionId)),
    fetchCheckout: async (sessionId) =>
      checkoutStateOf(await withinPatience(patience, () => retrieveSession(stripe, sessionId)), site),
    refund: (request) => withinPatience(patience, () => sendBack(stripe, request)),
    fetchRefund: (id) => withinPatience(patience, async () => answerOf(await stripe.refunds.retrieve(id))),
    keepPrice: (thing) => withinPatience(patience, () => keepPrice(stripe, thing)),
    retirePrice: (lookupKey) => withinPatience(patience, () => retirePrice(stripe, lookupKey)),
    listCheckouts: (since) => eachSession(account, since),
    listRefundedPayments: (since) => eachRefundedPayment(stripe, since),
    eventOf: async (rawBody, signature) => {
      const subject = subjectOfEvent(rawBody, signature, checks);
      return subject && withinPatience(patience, () => followed(account, subject));
    },
  };
}
