import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { documentSeries, paymentDocuments } from '../../../db/schema/index.ts';

export type DocumentRow = typeof paymentDocuments.$inferSelect;

/**
 * Takes the next numbers of a series, and answers with the first of them. The series stays locked until the transaction
 * ends, so that numbers have no gaps: those that are not used are given out again.
 */
export async function takeNumbers(db: Database, series: string, count: number): Promise<number> {
  const [taken] = await db
    .insert(documentSeries)
    .values({ series, last: count })
    .onConflictDoUpdate({ target: documentSeries.series, set: { last: sql`${documentSeries.last} + ${count}` } })
    .returning({ last: documentSeries.last });
  if (!taken) throw new Error(`The series ${series} gave no number`);
  return taken.last - count + 1;
}

export type NewDocument = typeof paymentDocuments.$inferInsert;

/** Saves documents as issued. */
export async function insertDocuments(db: Database, documents: readonly NewDocument[]): Promise<void> {
  await db.insert(paymentDocuments).values([...documents]);
}

/** A document by its number. */
export async function findDocument(db: Database, number: string): Promise<DocumentRow | null> {
  const [found] = await db.select().from(paymentDocuments).where(eq(paymentDocuments.number, number));
  return found ?? null;
}

/** The invoice of an order. */
export async function findInvoiceOf(db: Database, orderId: string): Promise<DocumentRow | null> {
  const [found] = await db
    .select()
    .from(paymentDocuments)
    .where(and(eq(paymentDocuments.orderId, orderId), eq(paymentDocuments.kind, 'invoice')));
  return found ?? null;
}

/** A person's documents, the newest first. */
export async function listDocumentsOf(db: Database, userId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(paymentDocuments)
    .where(eq(paymentDocuments.userId, userId))
    .orderBy(desc(paymentDocuments.issuedAt), desc(paymentDocuments.number));
}
