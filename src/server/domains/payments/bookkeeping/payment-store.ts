import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { orders, paymentDocuments, refunds } from '../../../db/schema/index.ts';
import { isSettled } from '../order-store.ts';

/** A person's orders that were paid at some time, or whose checkout is open, the newest first. */
export async function listOwnPayments(db: Database, userId: string) {
  const isPayable = and(eq(orders.state, 'open'), isNotNull(orders.providerSessionId));
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), or(isSettled, isPayable)))
    .orderBy(desc(orders.id));
}

/** The invoices and credit notes of orders, invoices first. */
export async function listDocumentsOfOrders(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const { orderId, number, kind } = paymentDocuments;
  return db
    .select({ orderId, number, kind })
    .from(paymentDocuments)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(desc(kind), asc(number));
}

/** Of these orders, those with a refund that is under way. */
export async function listOrdersBeingRefunded(db: Database, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.state, 'asked')));
  return rows.map(({ orderId }) => orderId);
}
