import type { Money } from '../../../contracts/values.ts';

/** What a person is about to pay for, in our words. */
export interface CheckoutRequest {
  readonly orderId: string;
  readonly name: string;
  readonly description: string;
  readonly price: Money;
  readonly lookupKey: string;
  readonly customerEmail: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Checkout {
  readonly sessionId: string;
  /** The provider's page that takes the card. */
  readonly url: string;
}

/** How a checkout stands at the provider. */
export interface CheckoutState {
  readonly sessionId: string;
  readonly orderId: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly paid: Money;
  readonly customerEmail: string | null;
}

/** The card payment provider; the real one and the sandbox are both reached through it. */
export interface PaymentProvider {
  readonly mode: 'sandbox' | 'live';
  readonly publishableKey: string | null;
  startCheckout(request: CheckoutRequest): Promise<Checkout>;
  fetchCheckout(sessionId: string): Promise<CheckoutState>;
  /** The session that a signed event is about, or null for events that do not concern us; throws `malformed` on a bad signature. */
  sessionOfEvent(rawBody: Buffer, signature: string): string | null;
}
