import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { reconciliations } from '../../db/schema/index.ts';

/** A comparison of the books with the provider's that came to its end. */
interface Reconciliation {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

/** The last comparison that came to its end; null when there was none. */
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
