import type { Context } from '../../context.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Takes the provider's event: it only names the session, whose truth is then fetched. */
export async function receiveEvent(
  ctx: Context,
  event: { rawBody: Buffer; signature: string },
): Promise<{ received: true }> {
  const sessionId = ctx.payments.sessionOfEvent(event.rawBody, event.signature);
  if (sessionId !== null) await settleCheckout({ ...ctx, actor: { kind: 'payment-provider' } }, sessionId);
  return { received: true };
}
