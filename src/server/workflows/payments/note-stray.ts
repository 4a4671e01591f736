import * as t from '../../../messages/payment-responses.ts';
import {
  closeStrayFinding,
  insertFinding,
  lockFinding,
  markOrderExpired,
  post,
  strayBalanceOf,
  strayPaymentOf,
  strayRefundOf,
  type NewFinding,
  findOrder,
  findRefundUnderWay,
  insertRefund,
  listProviderRefunds,
  refundedOf,
  type OrderRow,
} from '../../domains/payments/index.ts';
import { v7 } from 'uuid';
import { formatMoney } from '../../../contracts/money.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { lockAccount } from '../../domains/accounts/index.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
import { bookRefund, completeRefund } from './complete-refund.ts';

/** The provider confirmed our own refund to another request first. */
async function noteOwn(ctx: Context, order: OrderRow, { refunds }: CheckoutState): Promise<void> {
  const own = await findRefundUnderWay(ctx.db, order.id);
  const made = own && refunds.find(({ refundId }) => refundId === own.id);
  if (made) await completeRefund(ctx, own, made.providerRefundId);
}

/** A partial refund made at the provider: the purchase stays, and an administrator is told. */
async function reportPart(ctx: Context, order: OrderRow, { refundedMinor, sessionId }: CheckoutState): Promise<void> {
  const subject = `${sessionId}:${refundedMinor}`;
  const detail = t.refundedElsewhere({
    order: order.name,
    amount: formatMoney({ ...order, amountMinor: refundedMinor }),
    total: formatMoney(order),
  });
  await insertFinding(ctx.db, { kind: 'refunded-elsewhere', subject, detail, orderId: order.id }, ctx.now());
}

/**
 * Records a refund made at the provider like ours; after the last part a pending refund has nothing left to return.
 */
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
  const facts = { orderId: order.id, amountMinor, reason: t.refundedAtProvider() };
  const asked = { currency: order.currency, askedBy: null, askedAt: doneAt };
  if (!(await insertRefund(ctx.db, { id, ...facts, ...asked, state: 'done', providerRefundId, doneAt }))) return;
  await bookRefund(ctx, facts, doneAt);
  if (!isWhole) await reportPart(ctx, order, checkout);
}

/**
 * Someone refunded at the provider, or our own refund was confirmed there first: the last part ends access, as with our
 * refunds. Unconfirmed refunds are left alone.
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

type Stray = Omit<NewFinding, 'subject'>;

const howToReturn = ({ sessionId, paymentId }: CheckoutState) =>
  t.returnAtProvider({ session: sessionId, payment: paymentId ?? '–' });

/** What went back of a stray payment leaves the books again; when all of it has, the finding is closed. */
async function noteReturn(ctx: Context, checkout: CheckoutState, { kind, orderId }: Stray): Promise<void> {
  const { sessionId, refundedMinor, paid } = checkout;
  await inTransaction(ctx, async (tx) => {
    const finding = await lockFinding(tx.db, kind, sessionId);
    if (!finding) return;
    const current = await strayBalanceOf(tx.db, sessionId);
    const amountMinor = current - (paid.amountMinor - refundedMinor);
    if (amountMinor <= 0) return;
    await post(tx.db, strayRefundOf({ orderId, sessionId, amountMinor, currency: paid.currency }, tx.now()));
    if (refundedMinor >= paid.amountMinor) await closeStrayFinding(tx.db, finding.id, t.refundedAtProvider(), tx.now());
  });
}

/**
 * Money that does not match an order is entered in the ledger separately and reported once. A wrongly paid order makes
 * way for another.
 */
export async function noteStray(ctx: Context, checkout: CheckoutState, stray: Stray): Promise<void> {
  const { sessionId, paid, refundedMinor } = checkout;
  await inTransaction(ctx, async (tx) => {
    const detail = `${stray.detail} ${howToReturn(checkout)}`;
    if (!(await insertFinding(tx.db, { ...stray, detail, subject: sessionId }, tx.now()))) return;
    await post(tx.db, strayPaymentOf({ orderId: stray.orderId, sessionId, ...paid }, tx.now()));
    if (stray.orderId !== null) await markOrderExpired(tx.db, stray.orderId, sessionId);
    ctx.log.error({ ...stray, sessionId, paid }, 'A payment does not fit an order: nothing is granted');
  });
  if (refundedMinor > 0) await noteReturn(ctx, checkout, stray);
}
