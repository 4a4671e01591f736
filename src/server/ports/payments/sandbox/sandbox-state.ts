import type { Stripe } from 'stripe';
import type { SandboxPrice } from './sandbox-prices.ts';

/** The part of the provider's session that the sandbox stores and returns. */
export type SandboxSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'customer_details'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_intent'
  | 'payment_method_types'
  | 'payment_status'
  | 'return_url'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> & { readonly status: 'open' | 'complete' | 'expired' };

/** A part of a payment, or all of it, that went back. */
export interface SandboxRefund {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly metadata: Record<string, string>;
}

/** A session with what its card form shows and remembers. */
export interface SandboxCheckout {
  readonly session: SandboxSession;
  readonly productName: string;
  /** A card was given that waits for its second step. */
  isPendingStep: boolean;
  readonly refunds: SandboxRefund[];
}

export type SandboxEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { readonly data: { readonly object: SandboxSession | SandboxCharge } };

/** What an event about money that went back names. */
export type SandboxCharge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'currency' | 'payment_intent' | 'refunded'
>;

/** An earlier answer, given again to the same request under the same key. */
export interface SavedAnswer {
  readonly fingerprint: string;
  /** An object of the provider's, as it was first answered with. */
  readonly answer: object;
  readonly created: number;
}

/** The sandbox's whole state, saved as JSON in one file. */
export interface SandboxState {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Prices made through the API, beside those of the sandbox's owner, by their ids. */
  readonly prices: Record<string, SandboxPrice>;
  /** The names of products made through the API. */
  readonly products: Record<string, string>;
  readonly checkouts: Record<string, SandboxCheckout>;
  readonly answers: Record<string, SavedAnswer>;
  /** Events that the product has not yet taken, by their id. */
  readonly undelivered: Record<string, SandboxEvent>;
}
