import type { Stripe } from 'stripe';

type RawErrorType = Stripe.RawErrorType;

/** A refusal in the provider's own shape. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly type: RawErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, facts: { type?: RawErrorType; code?: string; param?: string } = {}) {
    super(message);
    this.name = 'ApiRefusal';
    this.status = status;
    this.type = facts.type ?? 'invalid_request_error';
    this.code = facts.code;
    this.param = facts.param;
  }

  /** The body of the answer. */
  body() {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) } };
  }
}
