import { notFound } from '../../../errors.ts';
import { takeCard, takeConfirmation } from './card-form.ts';
import type { CheckoutLedger } from './checkout-ledger.ts';
import type { SandboxCheckout, SandboxSession } from './sandbox-state.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

const returnUrlOf = ({ id, success_url: successUrl, return_url: returnUrl }: SandboxSession) =>
  (successUrl ?? returnUrl ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

const formOf = ({ session, productName }: SandboxCheckout) => ({
  status: session.status,
  name: productName,
  amountMinor: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
  customerEmail: session.customer_email,
  cancelUrl: session.cancel_url,
  returnUrl: returnUrlOf(session),
});

/** What the payer does at the card form; the events that follow are sent without being waited for. */
export function payerDesk(ledger: CheckoutLedger, webhooks: WebhookDelivery) {
  async function known(sessionId: string): Promise<SandboxCheckout> {
    const checkout = await ledger.find(sessionId);
    if (!checkout) throw notFound('checkout');
    return checkout;
  }

  async function settle(sessionId: string, take: (checkout: SandboxCheckout) => void) {
    const checkout = await known(sessionId);
    const wasOpen = checkout.session.status === 'open';
    try {
      take(checkout);
      if (wasOpen) webhooks.record('checkout.session.completed', checkout.session);
    } finally {
      // A refusal changes something too: which card waits for its second step.
      await ledger.keep();
    }
    return { status: 'complete' as const, returnUrl: returnUrlOf(checkout.session) };
  }

  return {
    session: async (sessionId: string) => formOf(await known(sessionId)),
    pay: (sessionId: string, cardNumber: string) => settle(sessionId, (checkout) => takeCard(checkout, cardNumber)),
    confirm: (sessionId: string) => settle(sessionId, takeConfirmation),
  };
}

export type PayerDesk = ReturnType<typeof payerDesk>;
