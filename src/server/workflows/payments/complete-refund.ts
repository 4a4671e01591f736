import type { Context } from '../../context.ts';
import { findAccount } from '../../features/accounts/index.ts';
import {
  finishRefund,
  issueDocument,
  markOrderRefunded,
  post,
  refundedOf,
  refundMail,
  refundOf,
  type RefundRow,
} from '../../features/payments/index.ts';
import { sendLetter } from '../../features/letters/index.ts';
import { takeBackOrder } from './grant-order.ts';

/**
 * The money has gone back: the grant ends, the books and a credit note say so, the person is told. Once, in a
 * transaction that has locked the account.
 */
export async function completeRefund(
  ctx: Context,
  refund: Pick<RefundRow, 'id' | 'orderId' | 'reason'>,
  providerRefundId: string,
): Promise<void> {
  const doneAt = ctx.now();
  const isFinished = await finishRefund(ctx.db, refund.id, { state: 'done', doneAt, providerRefundId });
  const order = isFinished ? await markOrderRefunded(ctx.db, refund.orderId, doneAt) : null;
  if (!order) return;
  const left = order.amountMinor - (await refundedOf(ctx.db, order.id));
  await post(ctx.db, refundOf(order, left, doneAt));
  const number = await issueDocument(ctx, 'credit-note', order);
  const hasEnded = await takeBackOrder(ctx, order);
  const account = await findAccount(ctx.db, order.userId);
  if (account?.deletedAt !== null) return;
  const mail = refundMail(ctx.site, account, order, { number, reason: refund.reason, hasEnded });
  await sendLetter(ctx, mail, { manuscriptId: order.manuscriptId });
}
