import { v7 } from 'uuid';
import { formatMoney } from '../../../contracts/money.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockAccount } from '../../domains/accounts/index.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import {
  findOrder,
  findRefundUnderWay,
  insertFinding,
  insertRefund,
  listProviderRefunds,
  refundedOf,
  type OrderRow,
} from '../../domains/payments/index.ts';
import { bookRefund, completeRefund } from './complete-refund.ts';

/** Our own refund was confirmed to somebody else first. */
async function noteOwn(ctx: Context, order: OrderRow, { refunds }: CheckoutState): Promise<void> {
  const own = await findRefundUnderWay(ctx.db, order.id);
  const made = own && refunds.find(({ refundId }) => refundId === own.id);
  if (made) await completeRefund(ctx, own, made.providerRefundId);
}

/** A part went back without us: what was bought stays, and an administrator is told. */
async function reportPart(ctx: Context, order: OrderRow, { refundedMinor, sessionId }: CheckoutState): Promise<void> {
  const subject = `${sessionId}:${refundedMinor}`;
  const detail = `${order.name}: ${formatMoney({ ...order, amountMinor: refundedMinor })} of ${formatMoney(order)} were refunded at the payment provider. What was bought stays; you can refund the rest under Payments.`;
  await insertFinding(ctx.db, { kind: 'refunded-elsewhere', subject, detail, orderId: order.id }, ctx.now());
}

/** What went back without us is a refund like one of ours; with the last part, one that is under way has nothing left to return. */
async function noteOthers(ctx: Context, order: OrderRow, checkout: CheckoutState): Promise<void> {
  const amountMinor = checkout.refundedMinor - (await refundedOf(ctx.db, order.id));
  if (amountMinor <= 0) return;
  const known = await listProviderRefunds(ctx.db, order.id);
  const made = checkout.refunds.find((refund) => !known.includes(refund.providerRefundId));
  const providerRefundId = made?.providerRefundId ?? null;
  const isWhole = checkout.refundedMinor >= order.amountMinor;
  const own = isWhole ? await findRefundUnderWay(ctx.db, order.id) : null;
  if (own) return completeRefund(ctx, { ...own, amountMinor }, providerRefundId);
  const [id, doneAt] = [v7(), ctx.now()];
  const facts = { orderId: order.id, amountMinor, reason: 'Refunded at the payment provider' };
  const asked = { currency: order.currency, askedBy: null, askedAt: doneAt };
  if (!(await insertRefund(ctx.db, { id, ...facts, ...asked, state: 'done', providerRefundId, doneAt }))) return;
  await bookRefund(ctx, facts, doneAt);
  if (!isWhole) await reportPart(ctx, order, checkout);
}

/**
 * Somebody refunded at the provider, or our own refund was confirmed there first: the last part ends the grant as one of
 * ours does. What the provider has not confirmed yet is left alone.
 */
export async function noteRefundAtProvider(ctx: Context, orderId: string, checkout: CheckoutState): Promise<void> {
  if (checkout.refunds.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    const found = await findOrder(tx.db, orderId);
    if (found) await lockAccount(tx.db, found.userId);
    const order = await findOrder(tx.db, orderId);
    if (order?.state !== 'paid') return;
    await noteOwn(tx, order, checkout);
    await noteOthers(tx, order, checkout);
  });
}
