import { AppError } from '../../server/errors.ts';
import { Killed } from './fuse.ts';

const isExpected = (error: unknown): boolean =>
  error instanceof AppError ||
  error instanceof Killed ||
  (error instanceof AggregateError && error.errors.every(isExpected));

/** Runs what may be refused or killed; anything else that goes wrong is a fault of ours. */
export async function attempt<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isExpected(error)) return null;
    throw error;
  }
}

/** One of them, whichever the number leads to. */
export const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(all.length, 1)];
