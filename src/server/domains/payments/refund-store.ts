import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/schema/index.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Adds a refund; null if another refund of its order is in progress. */
export async function insertRefund(db: Database, refund: typeof refunds.$inferInsert): Promise<RefundRow | null> {
  const [added] = await db.insert(refunds).values(refund).onConflictDoNothing().returning();
  return added ?? null;
}

/** A refund by its id. */
export async function findRefund(db: Database, id: string): Promise<RefundRow | null> {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  return found ?? null;
}

/** The refund of an order that is under way. */
export async function findRefundUnderWay(db: Database, orderId: string): Promise<RefundRow | null> {
  const [found] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'asked')));
  return found ?? null;
}

/** What the provider calls those refunds of an order that are known here. */
export async function listProviderRefunds(db: Database, orderId: string): Promise<(string | null)[]> {
  const { providerRefundId } = refunds;
  const rows = await db
    .select({ providerRefundId })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNotNull(providerRefundId)));
  return rows.map((row) => row.providerRefundId);
}

/** The refunds that were asked for before a moment and are not confirmed, the oldest first. */
export async function listRefundsUnderWay(db: Database, askedBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'asked'), lt(refunds.askedAt, askedBefore)))
    .orderBy(asc(refunds.askedAt));
  return rows.map(({ id }) => id);
}

/** Notes by what name the provider knows a refund that it has not confirmed yet. */
export async function notePendingRefund(db: Database, id: string, providerRefundId: string): Promise<void> {
  await db
    .update(refunds)
    .set({ providerRefundId })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')));
}

/** Moves a refund that is under way to its end, once. */
export async function finishRefund(
  db: Database,
  id: string,
  end: { state: 'done' | 'failed'; doneAt: Date; providerRefundId: string | null; amountMinor?: number },
): Promise<boolean> {
  const finished = await db
    .update(refunds)
    .set(end)
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
    .returning({ id: refunds.id });
  return finished.length > 0;
}
