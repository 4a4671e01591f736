import { v7 } from 'uuid';
import * as t from '../../../messages/payment-responses.ts';
import { addAuditEntry } from '../audit-log/index.ts';
import { insertRefund, findRefundUnderWay } from './refund-store.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { type OrderRow, findPaidFee } from './order-store.ts';
import type { Context } from '../../context.ts';
import { insertFinding } from './finding-store.ts';
import { refundedOf } from './ledger/ledger-store.ts';

/** A part of a payment to refund; everything that is left where no amount is named. */
export interface RefundPart {
  readonly amountMinor?: number | undefined;
  /** How much had gone back already, as far as the person knew who asks: the same request sent twice refunds once. */
  readonly refundedMinor?: number | undefined;
}

/** How much of a payment goes back: everything that is left, or the part that was asked for and never more than is left. */
export function refundAmountOf(
  { amountMinor: paidMinor, currency }: Pick<OrderRow, 'amountMinor' | 'currency'>,
  refundedMinor: number,
  { amountMinor, refundedMinor: knownMinor = 0 }: RefundPart,
): number {
  const leftMinor = paidMinor - refundedMinor;
  if (amountMinor === undefined) return leftMinor;
  if (knownMinor !== refundedMinor) {
    const words = formatMoney({ amountMinor: refundedMinor, currency });
    throw new AppError('state-conflict', t.refundedMeanwhile({ amount: words }));
  }
  if (amountMinor > leftMinor) {
    const words = formatMoney({ amountMinor: leftMinor, currency });
    throw invalidInput('amountMinor', t.refundAtMost({ amount: words }));
  }
  return amountMinor;
}

/**
 * Saves a refund of a part of a paid order, or of the rest, and queues it, inside a transaction; null if nothing is
 * left or another refund is in progress.
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
  if ((await refundedOf(ctx.db, orderId)) !== refundedMinor) throw new AppError('state-conflict', t.refundedInPart());
  await addAuditEntry(ctx, 'refund', orderId, { reason, amountMinor, currency });
  await ctx.jobs.enqueue(ctx.db, 'send-refund', { refundId: refund.id });
  return refund.id;
}

/** Whether all that is left of a fee goes back: by a refund that is under way, or by one that is asked for now. */
async function goesBack(tx: Context, order: OrderRow, reason: string): Promise<boolean> {
  if (order.providerPaymentId === null) return false;
  if ((await noteRefund(tx, order, reason)) !== null) return true;
  const left = order.amountMinor - (await refundedOf(tx.db, order.id));
  return (await findRefundUnderWay(tx.db, order.id))?.amountMinor === left;
}

/**
 * Refunds the payment for a manuscript that will not be published, in the transaction that ends it: through the queue,
 * or by the office if the provider has not named the payment or a partial refund is in progress. Returns what to tell
 * the author.
 */
export async function returnFee(tx: Context, manuscriptId: string, reason: string): Promise<string[]> {
  const order = await findPaidFee(tx.db, manuscriptId);
  if (!order) return [];
  if (await goesBack(tx, order, reason)) return [t.feeBeingReturned()];
  const detail = t.refundUnpublished({ order: order.name });
  await insertFinding(tx.db, { kind: 'refund-failed', subject: order.id, detail, orderId: order.id }, tx.now());
  return [t.feeReturnedByOffice()];
}
