import { formatMoney, isSameMoney } from '../../../contracts/money.ts';
import { Id } from '../../../contracts/values.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/payment-responses.ts';
import type { Context } from '../../context.ts';
import { lockAccount } from '../../domains/accounts/index.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import {
  findOrder,
  insertFinding,
  issueInvoice,
  markOrderExpired,
  markOrderPaid,
  namePayment,
  noteRefund,
  paymentOf,
  post,
  type NewFinding,
  type OrderRow,
} from '../../domains/payments/index.ts';
import type { FeeGrant } from '../../domains/fees/index.ts';
import { grantOrder } from './grant-order.ts';
import { noteRefundAtProvider, noteStray } from './note-stray.ts';

const paidIn = ({ paid }: CheckoutState) => formatMoney(paid);

interface Return {
  /** What the payer reads. */
  readonly reason: PlainMessage;
  /** What the office reads, where something does not agree. */
  readonly finding?: {
    readonly kind: NewFinding['kind'];
    readonly says: (values: { order: string; paid: string }) => string;
  };
}

const returns: Readonly<Record<Exclude<FeeGrant, 'given'>, Return>> = {
  owned: { reason: t.returnPaidTwice, finding: { kind: 'paid-twice', says: t.findingOwned } },
  withdrawn: { reason: t.returnArticleWithdrawn },
  'not-due': { reason: t.returnNotDue },
  changed: {
    reason: t.returnFeeChanged,
    finding: { kind: 'paid-with-another-amount', says: t.findingChanged },
  },
};

/** Grants what was paid for; refunds what the person already has, and payments for deleted accounts. */
async function grantOrReturn(ctx: Context, order: OrderRow, checkout: CheckoutState, isDeleted: boolean) {
  if (isDeleted) {
    ctx.log.warn({ orderId: order.id }, 'A payment came for a deleted account: it is being refunded');
    await noteRefund(ctx, order, t.returnAccountDeleted());
    return;
  }
  const granted = await grantOrder(ctx, order);
  if (granted === 'given') return;
  ctx.log.warn({ orderId: order.id, granted }, 'A payment came that gives nothing: it is being refunded');
  const { reason, finding } = returns[granted];
  if (finding) {
    const detail = finding.says({ order: order.name, paid: paidIn(checkout) });
    const { kind } = finding;
    await insertFinding(ctx.db, { kind, subject: checkout.sessionId, detail, orderId: order.id }, ctx.now());
  }
  await noteRefund(ctx, order, reason());
}

/**
 * Marks an order paid, once: ledger, invoice and grant belong to the same transaction. Returns the order as it is then.
 * The account is locked first, as everywhere with several locks.
 */
async function payOrder(ctx: Context, order: OrderRow, checkout: CheckoutState): Promise<OrderRow | null> {
  return inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx.db, order.userId);
    const { sessionId, paymentId } = checkout;
    const paid = await markOrderPaid(tx.db, order.id, { sessionId, paymentId, paidAt: tx.now() });
    if (!paid) return findOrder(tx.db, order.id);
    await post(tx.db, paymentOf(paid, tx.now()));
    await issueInvoice(tx, paid);
    await grantOrReturn(tx, paid, checkout, account?.deletedAt !== null);
    return paid;
  });
}

async function orderOf(ctx: Context, { orderId }: CheckoutState): Promise<OrderRow | null> {
  return Id.safeParse(orderId).success ? findOrder(ctx.db, orderId) : null;
}

/** Applies a session that was paid to the order that it names. */
async function applyPayment(ctx: Context, order: OrderRow, checkout: CheckoutState): Promise<void> {
  const { id: orderId, name } = order;
  if (!isSameMoney(order, checkout.paid)) {
    const detail = t.otherAmount({ order: name, paid: paidIn(checkout), asked: formatMoney(order) });
    await noteStray(ctx, checkout, { kind: 'paid-with-another-amount', detail, orderId });
    return;
  }
  const isSettled = order.state === 'paid' || order.state === 'refunded';
  const settled = isSettled ? order : await payOrder(ctx, order, checkout);
  if (settled?.providerSessionId !== checkout.sessionId) {
    const detail = t.secondSession({ order: name, paid: paidIn(checkout) });
    await noteStray(ctx, checkout, { kind: 'paid-twice', detail, orderId });
    return;
  }
  if (settled.providerPaymentId === null && checkout.paymentId !== null)
    await namePayment(ctx.db, orderId, checkout.paymentId);
  if (checkout.refundedMinor > 0) await noteRefundAtProvider(ctx, orderId, checkout);
}

/**
 * Applies the provider's state of a session here: grants a payment once, and records wrong payments and refunds made
 * there. A repeated or late call changes nothing (decision 26).
 */
export async function applyCheckout(ctx: Context, checkout: CheckoutState): Promise<void> {
  const order = await orderOf(ctx, checkout);
  if (order && checkout.isPaid) return applyPayment(ctx, order, checkout);
  if (order && checkout.status === 'expired') return markOrderExpired(ctx.db, order.id, checkout.sessionId);
  // Another site may share the provider's account: what bears no mark of ours and names no order of ours is not ours.
  if (order || !checkout.isPaid || !checkout.isMarked) return;
  const detail = t.unknownOrder({ paid: paidIn(checkout) });
  await noteStray(ctx, checkout, { kind: 'paid-without-order', detail, orderId: null });
}

/** Fetches a session from the provider and applies it; used by webhooks and returning payers. */
export async function settleCheckout(ctx: Context, sessionId: string): Promise<CheckoutState> {
  const checkout = await ctx.payments.fetchCheckout(sessionId);
  await applyCheckout(ctx, checkout);
  return checkout;
}
