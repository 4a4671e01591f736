import type { Context } from '../../context.ts';
import { isRefusal } from '../../errors.ts';
import { markOrderExpired } from '../../domains/payments/index.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import { settleCheckout } from './settle-checkout.ts';

/** An order that got no session in this time, in milliseconds, gets none later: the provider forgets its idempotency key after a day. */
export const sessionComesWithin = 3_600_000;

/** Settles the session of an order; an order whose session the provider does not know is ended, and the answer is null. */
export async function settleOrEnd(ctx: Context, orderId: string, sessionId: string): Promise<CheckoutState | null> {
  try {
    return await settleCheckout(ctx, sessionId);
  } catch (error) {
    // Another provider than this one opened it, before the installation changed over: nobody can pay it here.
    if (!isRefusal(error, 'not-found')) throw error;
    await markOrderExpired(ctx.db, orderId, sessionId);
    return null;
  }
}
