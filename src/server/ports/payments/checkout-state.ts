import type { Stripe } from 'stripe';
import { notFound } from '../../errors.ts';
import type { CheckoutState } from './payment-provider.ts';

const statuses = ['open', 'complete', 'expired'] as const;

/** The provider's session in our words; a session that names no order was not started by us. */
export function checkoutStateOf(session: Stripe.Checkout.Session): CheckoutState {
  const orderId = session.client_reference_id ?? session.metadata?.order_id;
  if (!orderId) throw notFound('This payment');
  return {
    sessionId: session.id,
    orderId,
    status: statuses.find((known) => known === session.status) ?? 'open',
    isPaid: session.payment_status === 'paid',
    paid: { amountMinor: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
    customerEmail: session.customer_details?.email ?? session.customer_email,
    clientSecret: session.status === 'open' ? session.client_secret : null,
  };
}
