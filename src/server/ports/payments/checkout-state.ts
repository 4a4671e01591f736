import type { Stripe } from 'stripe';
import { notFound } from '../../errors.ts';
import type { CheckoutState } from './payment-provider.ts';

/** What sessions are read with, so that a payment and what went back of it come along. */
export const sessionExpansion = ['payment_intent.latest_charge.refunds'];

const sumOf = (refunds: readonly Stripe.Refund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** How much of a charge has gone back for certain: its own sum counts refunds that may still fail. Only its latest refunds come along. */
function refundedOf({ amount_refunded: promised, refunds }: Stripe.Charge): number {
  const latest = refunds?.data ?? [];
  if (!refunds?.has_more) return sumOf(latest.filter(({ status }) => status === 'succeeded'));
  return promised - sumOf(latest.filter(({ status }) => status === 'pending' || status === 'requires_action'));
}

function moneyBack(session: Stripe.Checkout.Session): Pick<CheckoutState, 'paymentId' | 'refundedMinor' | 'refunds'> {
  const payment = session.payment_intent;
  const nothing = { refundedMinor: 0, refunds: [] };
  if (payment === null || typeof payment === 'string') return { paymentId: payment, ...nothing };
  const charge = payment.latest_charge;
  if (charge === null || typeof charge === 'string') return { paymentId: payment.id, ...nothing };
  const made = charge.refunds?.data.filter(({ status }) => status === 'succeeded') ?? [];
  return {
    paymentId: payment.id,
    refundedMinor: refundedOf(charge),
    refunds: made.map(({ id, metadata }) => ({ providerRefundId: id, refundId: metadata?.refund_id ?? null })),
  };
}

const siteOf = ({ metadata }: Pick<Stripe.Checkout.Session, 'metadata'>): string | null => metadata?.site ?? null;

/**
 * Whether a mark is another site's, because several may share the provider's account. A session without a mark may be
 * ours, from before marks.
 */
export const isForeign = (mark: string | null, site: string): boolean => mark !== null && mark !== site;

/** Whether a session bears another site's mark. */
export const isOfAnotherSite = (session: Stripe.Checkout.Session, site: string): boolean =>
  isForeign(siteOf(session), site);

const statuses = ['open', 'complete', 'expired'] as const;

/** The provider's session in our words; a session that names no order, or another site, was not started by us. */
export function checkoutStateOf(session: Stripe.Checkout.Session, site: string): CheckoutState {
  const orderId = session.client_reference_id ?? session.metadata?.order_id;
  if (!orderId || isOfAnotherSite(session, site)) throw notFound('payment');
  return {
    sessionId: session.id,
    orderId,
    isMarked: siteOf(session) === site,
    status: statuses.find((known) => known === session.status) ?? 'open',
    isPaid: session.payment_status === 'paid',
    paid: { amountMinor: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
    ...moneyBack(session),
    customerEmail: session.customer_details?.email ?? session.customer_email,
    clientSecret: session.status === 'open' ? session.client_secret : null,
    url: session.status === 'open' ? session.url : null,
  };
}
