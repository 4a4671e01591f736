import { failureOf, providerAway } from './provider-failure.ts';

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
 * Runs calls of the provider for as long as a person waits; retries share this time. What is given up may still
 * happen there, which is why every change carries an idempotency key.
 */
export async function withinPatience<T>(milliseconds: number, calls: () => Promise<T>): Promise<T> {
  try {
    return await givenUpAfter(milliseconds, calls);
  } catch (error) {
    throw failureOf(error);
  }
}
