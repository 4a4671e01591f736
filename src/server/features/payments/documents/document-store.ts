import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { documentSeries, paymentDocuments } from '../../../db/schema/index.ts';

export type DocumentRow = typeof paymentDocuments.$inferSelect;

/**
 * The next number of a series. The series stays locked until the transaction ends, so that numbers have no gaps: one
 * that is not used is given out again.
 */
export async function nextInSeries(db: Database, series: string): Promise<number> {
  const [taken] = await db
    .insert(documentSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: documentSeries.series, set: { last: sql`${documentSeries.last} + 1` } })
    .returning({ last: documentSeries.last });
  if (!taken) throw new Error(`The series ${series} gave no number`);
  return taken.last;
}

/** Keeps a document as it was issued. */
export async function insertDocument(db: Database, document: typeof paymentDocuments.$inferInsert): Promise<void> {
  await db.insert(paymentDocuments).values(document);
}

/** A document by its number. */
export async function findDocument(db: Database, number: string): Promise<DocumentRow | null> {
  const [found] = await db.select().from(paymentDocuments).where(eq(paymentDocuments.number, number));
  return found ?? null;
}

/** The document of one kind of an order. */
export async function findDocumentOf(
  db: Database,
  orderId: string,
  kind: DocumentRow['kind'],
): Promise<DocumentRow | null> {
  const [found] = await db
    .select()
    .from(paymentDocuments)
    .where(and(eq(paymentDocuments.orderId, orderId), eq(paymentDocuments.kind, kind)));
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
