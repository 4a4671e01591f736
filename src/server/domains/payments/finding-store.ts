import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { orders, paymentFindings } from '../../db/schema/index.ts';

export type FindingRow = typeof paymentFindings.$inferSelect;
export type NewFinding = Pick<FindingRow, 'kind' | 'subject' | 'detail' | 'orderId'>;

/** Notes what does not agree, once for each subject; false when it is known already. */
export async function insertFinding(db: Database, finding: NewFinding, foundAt: Date): Promise<boolean> {
  const added = await db
    .insert(paymentFindings)
    .values({ ...finding, id: v7(), foundAt })
    .onConflictDoNothing()
    .returning({ id: paymentFindings.id });
  return added.length > 0;
}

/** Findings with the manuscript that the payment in question was for, open ones first, the newest first. */
export async function listFindings(db: Database, limit: number) {
  return db
    .select({ finding: paymentFindings, manuscriptId: orders.manuscriptId })
    .from(paymentFindings)
    .leftJoin(orders, eq(orders.id, paymentFindings.orderId))
    .orderBy(sql`${paymentFindings.resolvedAt} is not null`, desc(paymentFindings.foundAt))
    .limit(limit);
}

/** How many findings are open, up to so many. */
export async function countOpenFindings(db: Database, most: number): Promise<number> {
  return Math.min(await db.$count(paymentFindings, isNull(paymentFindings.resolvedAt)), most);
}

/** Closes a finding; false when it is closed already, or not there. */
export async function closeFinding(
  db: Database,
  id: string,
  closed: { resolvedAt: Date; resolvedBy: string; resolution: string },
): Promise<boolean> {
  const changed = await db
    .update(paymentFindings)
    .set(closed)
    .where(and(eq(paymentFindings.id, id), isNull(paymentFindings.resolvedAt)))
    .returning({ id: paymentFindings.id });
  return changed.length > 0;
}

const strayKinds = ['paid-without-order', 'paid-with-another-amount', 'paid-twice'] as const;

/** The sessions of findings that are open about money which no order asked for. */
export async function listOpenStrays(db: Database): Promise<string[]> {
  const rows = await db
    .select({ sessionId: paymentFindings.subject })
    .from(paymentFindings)
    .where(and(inArray(paymentFindings.kind, [...strayKinds]), isNull(paymentFindings.resolvedAt)));
  return rows.map(({ sessionId }) => sessionId);
}

/** Whether there is a finding, closed or not. */
export const hasFinding = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(paymentFindings, eq(paymentFindings.id, id))) > 0;

/** Makes every other change of a finding wait for this transaction, closed or not; null when it is not there. */
export async function lockFinding(db: Database, kind: FindingRow['kind'], subject: string): Promise<FindingRow | null> {
  const [locked] = await db
    .select()
    .from(paymentFindings)
    .where(and(eq(paymentFindings.kind, kind), eq(paymentFindings.subject, subject)))
    .for('update');
  return locked ?? null;
}

/** Closes a finding that has settled itself. */
export async function closeStrayFinding(db: Database, id: string, resolution: string, resolvedAt: Date): Promise<void> {
  await db
    .update(paymentFindings)
    .set({ resolution, resolvedAt })
    .where(and(eq(paymentFindings.id, id), isNull(paymentFindings.resolvedAt)));
}
