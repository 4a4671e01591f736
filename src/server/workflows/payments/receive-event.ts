import * as t from '../../../messages/payment-responses.ts';
import type { Context } from '../../context.ts';
import { isRefusal } from '../../errors.ts';
import { findOrderOfSession, insertFinding } from '../../domains/payments/index.ts';
import { countAuditEntries } from '../../domains/audit-log/index.ts';
import type { PaymentEvent } from '../../ports/payments/payment-provider.ts';
import { RefusedEvent } from '../../ports/payments/refused-event.ts';
import { settleCheckout } from './settle-checkout.ts';

/** What records of refused events are about. */
export const webhookSubject = '0b9d5f2e-6a54-4a53-9d0e-5f1c7a3e8b21';

/** What the event is about; one that is not believed is put on the record and refused. */
async function readEvent(ctx: Context, rawBody: Buffer, signature: string): Promise<PaymentEvent | null> {
  try {
    return await ctx.payments.eventOf(rawBody, signature);
  } catch (error) {
    if (error instanceof RefusedEvent) countAuditEntries(ctx, 'refuse-payment-event', webhookSubject, error.fault);
    throw error;
  }
}

async function noteDispute(ctx: Context, sessionId: string): Promise<void> {
  const order = await findOrderOfSession(ctx.db, sessionId);
  if (!order) return;
  const detail = t.disputed({ order: order.name });
  await insertFinding(ctx.db, { kind: 'disputed', subject: sessionId, detail, orderId: order.id }, ctx.now());
}

/** Handles the provider's event: it only names the session, whose state is then fetched. */
export async function receiveEvent(
  ctx: Context,
  { rawBody, signature }: { rawBody: Buffer; signature: string },
): Promise<{ received: true }> {
  const event = await readEvent(ctx, rawBody, signature);
  if (event === null) return { received: true };
  try {
    await settleCheckout({ ...ctx, actor: { kind: 'payment-provider' } }, event.sessionId);
    if (event.kind === 'dispute') await noteDispute(ctx, event.sessionId);
  } catch (error) {
    // A session unknown to the provider needs no handling.
    if (!isRefusal(error, 'not-found')) throw error;
  }
  return { received: true };
}
