import { Stripe } from 'stripe';
import * as t from '../../../messages/payment-responses.ts';
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

/** The error while the provider is unavailable, with the cause for the log. */
function providerAway(cause: unknown): AppError {
  const refusal = new AppError('unavailable', t.serviceAway());
  refusal.cause = cause;
  return refusal;
}

/** What a failed call of the provider means to us; a call that it refuses as wrong is a bug of ours. */
function failureOf(error: unknown): Error {
  if (error instanceof AppError) return error;
  if (outages.some((outage) => error instanceof outage)) return providerAway(error);
  // Wrapped, because the provider's errors carry an HTTP status that is not ours to answer with.
  return new Error('A call of the payment provider failed', { cause: error });
}

/** How long a person waits for the provider, in milliseconds. */
export const aPersonsPatience = 12_000;

/** Runs calls for so long, and says then that the provider is away. */
export async function givenUpAfter<T>(milliseconds: number, calls: () => Promise<T>): Promise<T> {
  if (milliseconds <= 0) throw providerAway(new Error('The time for the provider is used up'));
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(providerAway(new Error(`No answer within ${milliseconds} ms`))), milliseconds);
  });
  try {
    return await Promise.race([calls(), givenUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs calls of the provider for as long as a person waits; retries share this time. An abandoned call may still take
 * effect there, so every change has an idempotency key.
 */
export async function withinPatience<T>(milliseconds: number, calls: () => Promise<T>): Promise<T> {
  try {
    return await givenUpAfter(milliseconds, calls);
  } catch (error) {
    throw failureOf(error);
  }
}
