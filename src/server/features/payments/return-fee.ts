import type { Context } from '../../context.ts';
import { insertFinding } from './finding-store.ts';
import { noteRefund } from './note-refund.ts';
import { findPaidFee } from './order-store.ts';

/**
 * Sends back what was paid for a manuscript that is not going to be published, in the transaction that ends it: through the
 * queue, or, where the provider has not named the payment, by the office. Answers with what its author is told.
 */
export async function returnFee(tx: Context, manuscriptId: string, reason: string): Promise<string[]> {
  const order = await findPaidFee(tx.db, manuscriptId);
  if (!order) return [];
  if (order.providerPaymentId !== null) {
    await noteRefund(tx, order, reason);
    return ['The handling fee that you have paid goes back to you. We write to you when it is on its way.'];
  }
  const detail = `“${order.name}” was paid, and its manuscript is not going to be published. Please refund the payment.`;
  await insertFinding(tx.db, { kind: 'refund-failed', subject: order.id, detail, orderId: order.id }, tx.now());
  return ['The handling fee that you have paid goes back to you. Our office has been told, and sees to it.'];
}
