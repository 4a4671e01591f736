import type { Context } from '../../context.ts';
import { insertFinding } from './finding-store.ts';
import { refundedOf } from './ledger/ledger-store.ts';
import { noteRefund } from './note-refund.ts';
import { findPaidFee, type OrderRow } from './order-store.ts';
import { findRefundUnderWay } from './refund-store.ts';

/** Whether all that is left of a fee goes back: by a refund that is under way, or by one that is asked for now. */
async function goesBack(tx: Context, order: OrderRow, reason: string): Promise<boolean> {
  if (order.providerPaymentId === null) return false;
  if ((await noteRefund(tx, order, reason)) !== null) return true;
  const left = order.amountMinor - (await refundedOf(tx.db, order.id));
  return (await findRefundUnderWay(tx.db, order.id))?.amountMinor === left;
}

/**
 * Sends back what was paid for a manuscript that is not going to be published, in the transaction that ends it: through the
 * queue, or by the office, where the provider has not named the payment or a part of it is being refunded. Answers with what its author is told.
 */
export async function returnFee(tx: Context, manuscriptId: string, reason: string): Promise<string[]> {
  const order = await findPaidFee(tx.db, manuscriptId);
  if (!order) return [];
  if (await goesBack(tx, order, reason))
    return ['The handling fee that you have paid goes back to you. We write to you when it is on its way.'];
  const detail = `“${order.name}” was paid, and its manuscript is not going to be published. Please refund the payment.`;
  await insertFinding(tx.db, { kind: 'refund-failed', subject: order.id, detail, orderId: order.id }, tx.now());
  return ['The handling fee that you have paid goes back to you. Our office has been told, and sees to it.'];
}
