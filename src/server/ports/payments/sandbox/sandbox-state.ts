import type { Stripe } from 'stripe';

/** The part of the provider's session that the sandbox keeps and answers with. */
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

/** A session with what its card form shows and remembers. */
export interface SandboxCheckout {
  readonly session: SandboxSession;
  readonly productName: string;
  /** A card was given that waits for its second step. */
  awaitsStep: boolean;
}

export type SandboxEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request' | 'type'
> & { readonly data: { readonly object: SandboxSession } };

/** An earlier answer, given again to the same request under the same key. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly answer: SandboxSession;
}

/** Everything that the sandbox keeps; it stands as JSON in one file. */
export interface SandboxState {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly checkouts: Record<string, SandboxCheckout>;
  readonly answers: Record<string, KeptAnswer>;
  /** Events that the product has not yet taken, by their id. */
  readonly undelivered: Record<string, SandboxEvent>;
}
