import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { addRecord } from '../records/index.ts';
import { refundedOf } from './ledger/ledger-store.ts';
import type { OrderRow } from './order-store.ts';
import { insertRefund } from './refund-store.ts';

/**
 * Notes that what is left of a paid order is to be refunded and has the queue see to it, inside a transaction; null
 * when it is already.
 */
export async function noteRefund(ctx: Context, order: OrderRow, reason: string): Promise<string | null> {
  const { id: orderId, currency } = order;
  const amountMinor = order.amountMinor - (await refundedOf(ctx.db, orderId));
  const refund = await insertRefund(ctx.db, {
    id: v7(),
    orderId,
    amountMinor,
    currency,
    reason,
    state: 'asked',
    askedBy: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    askedAt: ctx.now(),
  });
  if (!refund) return null;
  await addRecord(ctx, 'refund', orderId, { reason, amountMinor, currency });
  await ctx.jobs.enqueue(ctx.db, 'send-refund', { refundId: refund.id });
  return refund.id;
}
