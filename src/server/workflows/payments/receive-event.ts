import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findOrderOfSession, insertFinding } from '../../features/payments/index.ts';
import { settleCheckout } from './settle-checkout.ts';

async function noteDispute(ctx: Context, sessionId: string): Promise<void> {
  const order = await findOrderOfSession(ctx.db, sessionId);
  if (!order) return;
  const detail = `${order.name}: the payer has disputed this payment at their bank. Please answer at the payment provider; what was bought stays until the payment is refunded.`;
  await insertFinding(ctx.db, { kind: 'disputed', subject: sessionId, detail, orderId: order.id }, ctx.now());
}

/** Takes the provider's event: it only names the session, whose truth is then fetched. */
export async function receiveEvent(
  ctx: Context,
  { rawBody, signature }: { rawBody: Buffer; signature: string },
): Promise<{ received: true }> {
  const event = await ctx.payments.eventOf(rawBody, signature);
  if (event === null) return { received: true };
  try {
    await settleCheckout({ ...ctx, actor: { kind: 'payment-provider' } }, event.sessionId);
    if (event.kind === 'dispute') await noteDispute(ctx, event.sessionId);
  } catch (error) {
    // Another site may share the provider's account: what is not ours is received and left alone.
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
  }
  return { received: true };
}
