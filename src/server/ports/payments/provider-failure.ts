import { Stripe } from 'stripe';
import { AppError } from '../../errors.ts';

const {
  StripeConnectionError,
  StripeAPIError,
  StripeRateLimitError,
  StripeAuthenticationError,
  StripePermissionError,
} = Stripe.errors;

// A refused key is the operator's fault, not the payer's: for the payer it is the same as no provider at all.
const outages = [
  StripeConnectionError,
  StripeAPIError,
  StripeRateLimitError,
  StripeAuthenticationError,
  StripePermissionError,
];

/** The refusal while the provider cannot be reached; the cause is kept for the log. */
export function providerAway(cause: unknown): AppError {
  const refusal = new AppError(
    'unavailable',
    'The card payment service cannot be reached just now. Please try again in a few minutes.',
  );
  refusal.cause = cause;
  return refusal;
}

/** What a failed call of the provider means to us; a call that it refuses as wrong is a bug of ours. */
export function failureOf(error: unknown): Error {
  if (error instanceof AppError) return error;
  if (outages.some((outage) => error instanceof outage)) return providerAway(error);
  // Wrapped, because the provider's errors carry an HTTP status that is not ours to answer with.
  return new Error('A call of the payment provider failed', { cause: error });
}
