import { failureOf, providerAway } from './provider-failure.ts';

/**
 * Runs calls of the provider for as long as a person waits; retries share this time. What is given up may still
 * happen there, which is why every change carries an idempotency key.
 */
export async function withinPatience<T>(milliseconds: number, calls: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(providerAway(new Error(`No answer within ${milliseconds} ms`))), milliseconds);
  });
  try {
    return await Promise.race([calls(), givenUp]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}
