import { formatMoney } from '../../../contracts/money.ts';
import * as t from '../../../messages/payment-responses.ts';
import { signedIn, type Context } from '../../context.ts';
import { AppError, forbidden, notFound } from '../../errors.ts';
import { findAccount, listAdministrators } from '../../domains/accounts/index.ts';
import { findManuscript } from '../../domains/editorial/index.ts';
import { hasConflict, officeTaken, wasOfficeTaken } from '../../domains/conflicts/index.ts';
import { findOrder, type OrderRow, noteRefund, type RefundPart } from '../../domains/payments/index.ts';
import { inTransaction } from '../../in-transaction.ts';
import { sendRefund, type RefundProgress } from './send-refund.ts';
import { settleCheckout } from './settle-checkout.ts';

const notPaid = () => new AppError('state-conflict', t.notPaidYet());
const refundedAlready = () => new AppError('state-conflict', t.alreadyRefunded());

/** Administrators do not refund their own payments, or those for their own manuscripts, while another one can. */
async function refuseOwn(ctx: Context, { userId, manuscriptId }: OrderRow): Promise<void> {
  const actor = signedIn(ctx);
  const found = manuscriptId === null ? null : await findManuscript(ctx.db, manuscriptId);
  const isOwn = userId === actor.userId || (found !== null && (await hasConflict(ctx, actor, found.manuscript)));
  if (!isOwn) return;
  const others = (await listAdministrators(ctx.db)).filter((id) => id !== actor.userId);
  if (others.length > 0) throw forbidden(t.refundConflict());
  if (await wasOfficeTaken(ctx, null)) throw forbidden(officeTaken());
}

/** The paid order; first asks the provider for the payment's id, which early orders lack. */
async function refundable(ctx: Context, orderId: string): Promise<OrderRow> {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw notFound('payment');
  if (order.state === 'refunded') throw refundedAlready();
  if (order.state !== 'paid' || order.providerSessionId === null) throw notPaid();
  if (order.providerPaymentId !== null) return order;
  await settleCheckout(ctx, order.providerSessionId);
  const asked = await findOrder(ctx.db, orderId);
  if (asked?.state !== 'paid' || asked.providerPaymentId === null) throw notPaid();
  return asked;
}

function messageOf(progress: RefundProgress, amount: string | null, isTold: boolean): string {
  switch (progress) {
    case 'done':
      if (amount === null) return isTold ? t.paymentRefunded() : t.paymentRefundedUntold();
      return (isTold ? t.amountRefunded : t.amountRefundedUntold)({ amount });
    case 'pending':
      return t.refundPending();
    case 'failed':
      throw new AppError('state-conflict', t.refundRefused());
  }
}

/**
 * Refunds a part of a paid order, or the rest. The purchase ends when the provider has confirmed the last part; while
 * the provider is unavailable, the queue retries.
 */
export async function askRefund(
  ctx: Context,
  orderId: string,
  reason: string,
  part: RefundPart = {},
): Promise<{ message: string }> {
  const order = await refundable(ctx, orderId);
  await refuseOwn(ctx, order);
  const refundId = await inTransaction(ctx, (tx) => noteRefund(tx, order, reason, part));
  if (refundId === null) throw refundedAlready();
  const progress = await sendRefund(ctx, refundId).catch((error: unknown): RefundProgress => {
    ctx.log.warn({ err: error, refundId }, 'A refund could not be sent at once; the queue goes on');
    return 'pending';
  });
  const account = await findAccount(ctx.db, order.userId);
  const { amountMinor = order.amountMinor } = part;
  const inPart = amountMinor === order.amountMinor ? null : formatMoney({ ...order, amountMinor });
  return { message: messageOf(progress, inPart, account?.deletedAt === null) };
}
