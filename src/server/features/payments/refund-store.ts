import { and, asc, eq, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/schema/index.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Notes that an order is to be refunded; null when one is under way or done. */
export async function insertRefund(db: Database, refund: typeof refunds.$inferInsert): Promise<RefundRow | null> {
  const [added] = await db.insert(refunds).values(refund).onConflictDoNothing().returning();
  return added ?? null;
}

/** A refund by its id. */
export async function findRefund(db: Database, id: string): Promise<RefundRow | null> {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id));
  return found ?? null;
}

/** The refund of an order that is under way or done. */
export async function findRefundOf(db: Database, orderId: string): Promise<RefundRow | null> {
  const [found] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')));
  return found ?? null;
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
  end: { state: 'done' | 'failed'; doneAt: Date; providerRefundId: string | null },
): Promise<boolean> {
  const finished = await db
    .update(refunds)
    .set(end)
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
    .returning({ id: refunds.id });
  return finished.length > 0;
}
