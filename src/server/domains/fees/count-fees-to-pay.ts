import { mostCounted } from '../../../contracts/constants.ts';
import { signedIn, type Context } from '../../context.ts';
import { dueMinorOf } from './fee-amount.ts';
import { listOpenFeesOf } from './fee-store.ts';

/** How many of the caller's own fees are due, or would be with open access, once they are published; what waits for an answer is not due. */
export async function countFeesToPay(ctx: Context): Promise<number> {
  const fees = await listOpenFeesOf(ctx.db, signedIn(ctx).userId, mostCounted);
  return fees.filter((fee) => dueMinorOf(fee) > 0).length;
}
