import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { addRecord } from '../records/index.ts';
import { refundedOf } from './ledger/ledger-store.ts';
import type { OrderRow } from './order-store.ts';
import { refundAmountOf, type RefundPart } from './refund-amount.ts';
import { insertRefund } from './refund-store.ts';

/**
 * Notes that a part of a paid order, or all that is left, is to be refunded and has the queue do it, inside a transaction;
 * null when nothing is left, or a refund of it is under way.
 */
export async function noteRefund(
  ctx: Context,
  order: OrderRow,
  reason: string,
  part: RefundPart = {},
): Promise<string | null> {
  const { id: orderId, currency } = order;
  const refundedMinor = await refundedOf(ctx.db, orderId);
  const amountMinor = refundAmountOf(order, refundedMinor, part);
  if (amountMinor <= 0) return null;
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
  // From here no other refund can be asked for; one that ended a moment ago left less.
  if ((await refundedOf(ctx.db, orderId)) !== refundedMinor)
    throw new AppError(
      'state-conflict',
      'This payment has just been refunded in part. Check what is left and try again.',
    );
  await addRecord(ctx, 'refund', orderId, { reason, amountMinor, currency });
  await ctx.jobs.enqueue(ctx.db, 'send-refund', { refundId: refund.id });
  return refund.id;
}
