import type { Context } from '../../../context.ts';
import type { AppError } from '../../../errors.ts';
import type { LockName } from '../../../ports/workers/fair-locks.ts';

/** So many reports are made at once on a machine for each kind of reader; who asks for more is told to come back. */
const mostAtOnce = 3;

/** Makes a thing unless enough are being made at this moment. */
export function fewAtOnce(name: LockName, refusal: () => AppError) {
  return async <T>({ locks }: Context, make: () => Promise<T>): Promise<T> => {
    const release = await locks.tryTake(name, mostAtOnce);
    if (release === null) throw refusal();
    try {
      return await make();
    } finally {
      release();
    }
  };
}
