import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { CheckoutState } from '../../ports/payments/payment-provider.ts';
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
} from '../../domains/payments/index.ts';

type Stray = Omit<NewFinding, 'subject'>;

const howToReturn = ({ sessionId, paymentId }: CheckoutState) =>
  `Nothing was granted. Please send the money back at the payment provider (session ${sessionId}, payment ${paymentId ?? 'not named'}); this entry closes by itself then.`;

/** What went back of a stray payment leaves the books again; when all of it has, the finding is closed. */
async function noteReturn(ctx: Context, checkout: CheckoutState, { kind, orderId }: Stray): Promise<void> {
  const { sessionId, refundedMinor, paid } = checkout;
  await inTransaction(ctx, async (tx) => {
    const finding = await lockFinding(tx.db, kind, sessionId);
    if (!finding) return;
    const standing = await strayBalanceOf(tx.db, sessionId);
    const amountMinor = standing - (paid.amountMinor - refundedMinor);
    if (amountMinor <= 0) return;
    await post(tx.db, strayRefundOf({ orderId, sessionId, amountMinor, currency: paid.currency }, tx.now()));
    if (refundedMinor >= paid.amountMinor)
      await closeStrayFinding(tx.db, finding.id, 'Refunded at the payment provider', tx.now());
  });
}

/**
 * Money that no order asked for in this way: it stands in the books, apart, and somebody is told, once. An order that
 * was paid wrongly makes way for another.
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
