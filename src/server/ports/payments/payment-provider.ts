import type { Money } from '../../../contracts/values.ts';

/** What a person is about to pay for, in our words. */
export interface CheckoutRequest {
  readonly orderId: string;
  readonly name: string;
  readonly description: string;
  readonly price: Money;
  readonly lookupKey: string;
  readonly customerEmail: string;
}

/** A checkout on the provider's own page, which leads back to one of two addresses. */
export interface HostedRequest extends CheckoutRequest {
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A checkout inside a page of ours, which leads on to one address once it is done. */
export interface EmbeddedRequest extends CheckoutRequest {
  readonly returnUrl: string;
}

export interface HostedCheckout {
  readonly sessionId: string;
  /** The provider's page that takes the card. */
  readonly url: string;
}

export interface EmbeddedCheckout {
  readonly sessionId: string;
  /** What the card form in the page is opened with; it belongs to the buyer alone. */
  readonly clientSecret: string;
}

/** How a checkout stands at the provider. */
export interface CheckoutState {
  readonly sessionId: string;
  readonly orderId: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly paid: Money;
  readonly customerEmail: string | null;
  /** Opens the card form of an embedded checkout again, while it is open. */
  readonly clientSecret: string | null;
}

/** The card payment provider; the real one and the sandbox are both reached through it. */
export interface PaymentProvider {
  readonly mode: 'sandbox' | 'live';
  readonly publishableKey: string | null;
  startHostedCheckout(request: HostedRequest): Promise<HostedCheckout>;
  startEmbeddedCheckout(request: EmbeddedRequest): Promise<EmbeddedCheckout>;
  /** Closes an open checkout, so that nobody can pay it any more; one that is no longer open stays as it is. */
  endCheckout(sessionId: string): Promise<void>;
  fetchCheckout(sessionId: string): Promise<CheckoutState>;
  /** The session that a signed event is about, or null for events that do not concern us; throws `malformed` on a bad signature. */
  sessionOfEvent(rawBody: Buffer, signature: string): string | null;
}
