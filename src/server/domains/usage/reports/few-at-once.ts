import type { Context } from '../../../context.ts';
import type { AppError } from '../../../errors.ts';
import type { TurnName } from '../../../ports/machine/turns.ts';

/** So many reports are made at once on a machine for each kind of reader; who asks for more is told to come back. */
const mostAtOnce = 3;

/** Makes a thing unless enough are being made at this moment. */
export function fewAtOnce(name: TurnName, refusal: () => AppError) {
  return async <T>({ turns }: Context, make: () => Promise<T>): Promise<T> => {
    const giveBack = await turns.tryFor(name, mostAtOnce);
    if (giveBack === null) throw refusal();
    try {
      return await make();
    } finally {
      giveBack();
    }
  };
}
