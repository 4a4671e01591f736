import { dayInMs } from '../../../contracts/days.ts';
import type { Context } from '../../context.ts';
import { countOpenOrders } from './order-store.ts';

/** No provider keeps a checkout open for longer. */
const checkoutLivesFor = dayInMs;

/** Whether a person has begun a payment that may still be completed. */
export async function hasOpenOrder(ctx: Context, userId: string): Promise<boolean> {
  const begunAfter = new Date(ctx.now().getTime() - checkoutLivesFor);
  return (await countOpenOrders(ctx.db, userId, begunAfter)) > 0;
}
