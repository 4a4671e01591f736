import { v7 } from 'uuid';
import { formatMoney } from '../../../contracts/money.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockAccount } from '../../features/accounts/index.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import {
  findOrder,
  findRefundOf,
  insertFinding,
  insertRefund,
  post,
  refundedOf,
  refundOf,
  type OrderRow,
} from '../../features/payments/index.ts';
import { completeRefund } from './complete-refund.ts';

/** A part went back: the books follow, and somebody is told; what was granted stays until the rest goes back too. */
async function notePart(ctx: Context, order: OrderRow, { refundedMinor, sessionId }: CheckoutState): Promise<void> {
  const news = refundedMinor - (await refundedOf(ctx.db, order.id));
  if (news <= 0) return;
  await post(ctx.db, refundOf(order, news, ctx.now()));
  const subject = `${sessionId}:${refundedMinor}`;
  const detail = `${order.name}: ${formatMoney({ ...order, amountMinor: refundedMinor })} of ${formatMoney(order)} were refunded at the payment provider. What was bought stays; refund the payment here to give back the rest and end it.`;
  await insertFinding(ctx.db, { kind: 'refunded-elsewhere', subject, detail, orderId: order.id }, ctx.now());
}

async function noteWhole(ctx: Context, order: OrderRow, providerRefundId: string): Promise<void> {
  const { id: orderId, amountMinor, currency } = order;
  const own = await findRefundOf(ctx.db, orderId);
  const reason = 'Refunded at the payment provider';
  const facts = { orderId, amountMinor, currency, reason, state: 'asked', askedBy: null, askedAt: ctx.now() } as const;
  const refund = own ?? (await insertRefund(ctx.db, { ...facts, id: v7() }));
  if (refund) await completeRefund(ctx, refund, providerRefundId);
}

/**
 * Somebody refunded at the provider, or our own refund was confirmed there first: a whole refund ends the grant like
 * one of ours; a part of one is for a person to look at. What the provider has not confirmed yet is left alone.
 */
export async function noteRefundAtProvider(ctx: Context, orderId: string, checkout: CheckoutState): Promise<void> {
  const { refundedMinor, refundId } = checkout;
  if (refundId === null) return;
  await inTransaction(ctx, async (tx) => {
    const found = await findOrder(tx.db, orderId);
    if (found) await lockAccount(tx.db, found.userId);
    const order = await findOrder(tx.db, orderId);
    if (order?.state !== 'paid') return;
    if (refundedMinor >= order.amountMinor) await noteWhole(tx, order, refundId);
    else await notePart(tx, order, checkout);
  });
}
