import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { documentSeries, orders, paymentDocuments, users } from '../../../db/schema/index.ts';
import { isSettled } from '../order-store.ts';

const isInvoice = and(eq(paymentDocuments.orderId, orders.id), eq(paymentDocuments.kind, 'invoice'));

/** Orders that were paid and have no invoice, with their payers, in the order of payment. */
export async function listUnbooked(db: Database, limit: number) {
  return db
    .select({ order: orders, payer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(paymentDocuments, isInvoice)
    .where(and(isSettled, isNull(paymentDocuments.number)))
    .orderBy(asc(sql`coalesce(${orders.paidAt}, ${orders.createdAt})`), asc(orders.id))
    .limit(limit);
}

/** Lets nobody else give out a number of a document until the transaction ends. */
export async function holdSeries(db: Database): Promise<void> {
  await db.execute(sql`lock table ${documentSeries} in share row exclusive mode`);
}
