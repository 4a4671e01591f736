import { and, desc, eq, inArray, isNull, sql, gt, isNotNull, or } from 'drizzle-orm';
import { orders, paymentFindings, reconciliations } from '../../db/schema/index.ts';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';

/** A comparison of the books with the provider's that came to its end. */
interface Reconciliation {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

/** The last completed comparison; null if there is none. */
export async function findLastReconciliation(db: Database): Promise<Reconciliation | null> {
  const { startedAt, finishedAt } = reconciliations;
  const [last] = await db
    .select({ startedAt, finishedAt })
    .from(reconciliations)
    .where(isNotNull(finishedAt))
    .orderBy(desc(startedAt))
    .limit(1);
  return last ?? null;
}

/**
 * Begins a comparison inside a transaction; null when one was finished that began after the first moment, or one that
 * began after the second still runs, in whatever process.
 */
export async function beginReconciliation(
  db: Database,
  startedAt: Date,
  { notSince, notRunningSince }: { notSince: Date; notRunningSince: Date },
): Promise<string | null> {
  await db.execute(sql`lock table ${reconciliations} in share row exclusive mode`);
  const isDone = and(isNotNull(reconciliations.finishedAt), gt(reconciliations.startedAt, notSince));
  const isRunning = and(isNull(reconciliations.finishedAt), gt(reconciliations.startedAt, notRunningSince));
  if ((await db.$count(reconciliations, or(isDone, isRunning))) > 0) return null;
  const id = v7();
  await db.insert(reconciliations).values({ id, startedAt });
  return id;
}

/** Notes that a comparison came to its end. */
export async function finishReconciliation(
  db: Database,
  id: string,
  end: { finishedAt: Date; compared: number },
): Promise<void> {
  await db.update(reconciliations).set(end).where(eq(reconciliations.id, id));
}

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
