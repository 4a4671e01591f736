import type { Context } from '../../context.ts';
import { findAccount } from '../../domains/accounts/index.ts';
import {
  findOrder,
  finishRefund,
  issueCreditNote,
  markOrderRefunded,
  post,
  refundedOf,
  refundMail,
  refundOf,
  type OrderRow,
  type RefundEffect,
  type RefundRow,
} from '../../domains/payments/index.ts';
import { sendEmail } from '../../domains/emails/index.ts';
import { takeBackOrder } from './grant-order.ts';

type Refund = Pick<RefundRow, 'id' | 'orderId' | 'amountMinor' | 'reason'>;

/** Access stays while part of the price is not refunded. */
async function endIfWhole(ctx: Context, order: OrderRow, doneAt: Date): Promise<RefundEffect> {
  if ((await refundedOf(ctx.db, order.id)) < order.amountMinor) return 'part';
  await markOrderRefunded(ctx.db, order.id, doneAt);
  return takeBackOrder(ctx, order);
}

/**
 * The money of a refund that is done has gone back: the books and a credit note say so, the grant ends with the last part,
 * the person is told. Inside a transaction that has locked the account.
 */
export async function bookRefund(
  ctx: Context,
  { orderId, amountMinor, reason }: Omit<Refund, 'id'>,
  doneAt: Date,
): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Error(`There is no order ${orderId} that was refunded`);
  await post(ctx.db, refundOf(order, amountMinor, doneAt));
  const number = await issueCreditNote(ctx, order, amountMinor);
  const effect = await endIfWhole(ctx, order, doneAt);
  const account = await findAccount(ctx.db, order.userId);
  if (account?.deletedAt !== null) return;
  const mail = refundMail(ctx.site, account, order, { number, amountMinor, reason, effect });
  await sendEmail(ctx, mail, { manuscriptId: order.manuscriptId });
}

/** The provider has made a refund that was asked for here: it is booked, once. */
export async function completeRefund(ctx: Context, refund: Refund, providerRefundId: string | null): Promise<void> {
  const { id, amountMinor } = refund;
  const doneAt = ctx.now();
  const isFinished = await finishRefund(ctx.db, id, { state: 'done', doneAt, providerRefundId, amountMinor });
  if (isFinished) await bookRefund(ctx, refund, doneAt);
}
