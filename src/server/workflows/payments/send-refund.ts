import * as t from '../../../messages/payment-responses.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockAccount } from '../../domains/accounts/index.ts';
import {
  findOrder,
  findRefund,
  finishRefund,
  insertFinding,
  notePendingRefund,
  type OrderRow,
  type RefundRow,
} from '../../domains/payments/index.ts';
import type { RefundAnswer } from '../../ports/payments/payment-provider.ts';
import { completeRefund } from './complete-refund.ts';
import { settleCheckout } from './settle-checkout.ts';

export type RefundProgress = 'done' | 'pending' | 'failed';

type FailedAnswer = Extract<RefundAnswer, { state: 'failed' }>;

const progressOf = ({ state }: RefundRow): RefundProgress => (state === 'asked' ? 'pending' : state);

/** A refund is requested once; after that we ask for its status, since the provider remembers the key for a day. */
function askProvider(ctx: Context, refund: RefundRow, paymentId: string): Promise<RefundAnswer> {
  const { id: refundId, amountMinor, currency, providerRefundId } = refund;
  return providerRefundId === null
    ? ctx.payments.refund({ refundId, paymentId, price: { amountMinor, currency } })
    : ctx.payments.fetchRefund(providerRefundId);
}

/** A refusal may only mean that the money has gone back already: the provider's books say. */
async function noteFailure(ctx: Context, refund: RefundRow, order: OrderRow, answer: FailedAnswer) {
  if (order.providerSessionId !== null) await settleCheckout(ctx, order.providerSessionId);
  await inTransaction(ctx, async (tx) => {
    const end = { state: 'failed', doneAt: tx.now(), providerRefundId: answer.providerRefundId } as const;
    if (!(await finishRefund(tx.db, refund.id, end))) return;
    const detail = t.refundFailed({ order: order.name, reason: answer.reason });
    await insertFinding(tx.db, { kind: 'refund-failed', subject: refund.id, detail, orderId: order.id }, tx.now());
  });
}

/**
 * Has the provider make a refund, and ends access; safe to repeat, because the provider knows the refund by its id.
 * Returns the refund's status.
 */
export async function sendRefund(ctx: Context, refundId: string): Promise<RefundProgress> {
  const refund = await findRefund(ctx.db, refundId);
  const order = refund && (await findOrder(ctx.db, refund.orderId));
  if (!refund || !order?.providerPaymentId) throw new Error(`Refund ${refundId} names no paid order`);
  if (refund.state !== 'asked') return refund.state;
  const answer = await askProvider(ctx, refund, order.providerPaymentId);
  if (answer.state === 'failed') await noteFailure(ctx, refund, order, answer);
  else
    await inTransaction(ctx, async (tx) => {
      await lockAccount(tx.db, order.userId);
      if (answer.state === 'done') await completeRefund(tx, refund, answer.providerRefundId);
      else await notePendingRefund(tx.db, refundId, answer.providerRefundId);
    });
  return progressOf((await findRefund(ctx.db, refundId)) ?? refund);
}
