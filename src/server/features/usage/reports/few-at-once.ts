import type { AppError } from '../../../errors.ts';

/** So many reports are made at once in a process for each kind of reader; who asks for more is told to come back. */
const mostAtOnce = 3;

/** Makes a thing unless enough are being made at this moment. */
export function fewAtOnce(refusal: () => AppError) {
  let beingMade = 0;
  return async <T>(make: () => Promise<T>): Promise<T> => {
    if (beingMade >= mostAtOnce) throw refusal();
    beingMade += 1;
    try {
      return await make();
    } finally {
      beingMade -= 1;
    }
  };
}
