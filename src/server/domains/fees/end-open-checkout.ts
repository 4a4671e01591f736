import type { Context } from '../../context.ts';
import { findOpenOrder } from '../payments/index.ts';

/**
 * Closes the checkout that is open for a fee which its author or the office has just changed, after the transaction: nobody
 * pays an old price by oversight. What is paid in that moment all the same, or while the provider is away, counts as paid.
 * Where the fee itself ends, or another takes its place, a job closes it, `end-fee-checkouts`, and it counts no more.
 */
export async function endOpenCheckout(ctx: Context, manuscriptId: string, payerId: string): Promise<void> {
  const order = await findOpenOrder(ctx.db, payerId, { kind: 'handling-fee', manuscriptId });
  const sessionId = order?.providerSessionId;
  if (!sessionId) return;
  await ctx.payments.endCheckout(sessionId).catch((error: unknown) => {
    ctx.log.warn({ err: error, sessionId }, 'The checkout of a fee that has changed could not be closed');
  });
}
