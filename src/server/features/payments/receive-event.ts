import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Takes the provider's event: it only names the session, whose truth is then fetched. */
export async function receiveEvent(
  ctx: Context,
  event: { rawBody: Buffer; signature: string },
): Promise<{ received: true }> {
  const sessionId = ctx.payments.sessionOfEvent(event.rawBody, event.signature);
  if (sessionId === null) return { received: true };
  try {
    await settleCheckout({ ...ctx, actor: { kind: 'payment-provider' } }, sessionId);
  } catch (error) {
    // Another site may share the provider's account: what is not ours is received and left alone.
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
  }
  return { received: true };
}
