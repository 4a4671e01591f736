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

/** The state of a checkout at the provider. */
export interface CheckoutState {
  readonly sessionId: string;
  readonly orderId: string;
  /** Whether it has this installation's mark; sessions from before marks have none. */
  readonly isMarked: boolean;
  readonly status: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  readonly paid: Money;
  /** The payment to refund; null while nothing is paid. */
  readonly paymentId: string | null;
  /** How much of it has gone back, and by which refunds: the provider's name of each, and ours where we asked for it. */
  readonly refundedMinor: number;
  readonly refunds: readonly { readonly providerRefundId: string; readonly refundId: string | null }[];
  readonly customerEmail: string | null;
  /** Opens the card form of an embedded checkout again, while it is open. */
  readonly clientSecret: string | null;
  /** The provider's page of a hosted checkout, while it is open. */
  readonly url: string | null;
}

/** An event: the current state of a checkout, or a payer's dispute of a payment at their bank. */
export interface PaymentEvent {
  readonly sessionId: string;
  readonly kind: 'checkout' | 'dispute';
}

/** A payment to send back, or a part of it; the same `refundId` again is the same refund. */
export interface RefundRequest {
  readonly refundId: string;
  readonly paymentId: string;
  readonly price: Money;
}

export type RefundAnswer =
  | { readonly state: 'done'; readonly providerRefundId: string }
  | { readonly state: 'pending'; readonly providerRefundId: string }
  | { readonly state: 'failed'; readonly providerRefundId: string | null; readonly reason: string };

/** A thing that is sold at a fixed price, as the provider is to know it. */
export interface PricedThing {
  readonly lookupKey: string;
  readonly name: string;
  readonly description: string;
  readonly price: Money;
}

/** The card payment provider; the real one and the sandbox are both reached through it. */
export interface PaymentProvider {
  /** `live` where money moves; `sandbox` in the built-in one and in the provider's own test mode. */
  readonly mode: 'sandbox' | 'live';
  readonly publishableKey: string | null;
  startHostedCheckout(request: HostedRequest): Promise<HostedCheckout>;
  startEmbeddedCheckout(request: EmbeddedRequest): Promise<EmbeddedCheckout>;
  /** Closes an open checkout, so that no one can pay it; one that is no longer open does not change. */
  endCheckout(sessionId: string): Promise<void>;
  fetchCheckout(sessionId: string): Promise<CheckoutState>;
  refund(request: RefundRequest): Promise<RefundAnswer>;
  /** The state of a refund that the provider has accepted. */
  fetchRefund(providerRefundId: string): Promise<RefundAnswer>;
  /** Makes the product and the price of a thing, or moves its lookup key to a new price. */
  keepPrice(thing: PricedThing): Promise<void>;
  /** Puts the price with this key away; checkouts that are open keep theirs. */
  retirePrice(lookupKey: string): Promise<void>;
  /** Every session that was begun since a moment, the newest first, but for those that bear another site's mark. */
  listCheckouts(since: Date): AsyncIterable<CheckoutState>;
  /** The payments of which something was sent back since a moment, however old they are. */
  listRefundedPayments(since: Date): AsyncIterable<string>;
  /**
   * What a signed event is about, or null for events that do not concern us. An event about a payment or a refund is
   * traced to its session. Throws RefusedEvent for one that is not authentic.
   */
  eventOf(rawBody: Buffer, signature: string): Promise<PaymentEvent | null>;
}
