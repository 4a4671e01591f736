import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ProductionTaskKind } from '../../../contracts/production-proof.ts';
import type { Database } from '../../db/database.ts';
import { manuscripts, productions, productionTaskRows, users } from '../../db/schema/index.ts';
import { isOpen } from './production-store.ts';

export type TaskRow = typeof productionTaskRows.$inferSelect;

/** A task with the name of its person. */
export interface NamedTask extends TaskRow {
  readonly title: string | null;
  readonly otherName: string | null;
  readonly surname: string | null;
}

/** The tasks of these productions. */
export async function listTasks(db: Database, manuscriptIds: readonly string[]): Promise<NamedTask[]> {
  if (manuscriptIds.length === 0) return [];
  const { manuscriptId, kind, personId, dueOn, doneAt } = productionTaskRows;
  return db
    .select({
      manuscriptId,
      kind,
      personId,
      dueOn,
      doneAt,
      title: users.title,
      otherName: users.otherName,
      surname: users.surname,
    })
    .from(productionTaskRows)
    .leftJoin(users, eq(users.id, personId))
    .where(inArray(manuscriptId, [...manuscriptIds]));
}

/** Writes who does a task and by when, or that it is done. */
export async function writeTask(
  db: Database,
  manuscriptId: string,
  kind: ProductionTaskKind,
  change: Partial<Pick<TaskRow, 'personId' | 'dueOn' | 'doneAt'>>,
): Promise<void> {
  await db
    .insert(productionTaskRows)
    .values({ manuscriptId, kind, ...change })
    .onConflictDoUpdate({ target: [productionTaskRows.manuscriptId, productionTaskRows.kind], set: change });
}

/** Marks all tasks of a text as done. */
export async function finishTasks(db: Database, manuscriptId: string, doneAt: Date): Promise<void> {
  await db
    .update(productionTaskRows)
    .set({ doneAt })
    .where(and(eq(productionTaskRows.manuscriptId, manuscriptId), isNull(productionTaskRows.doneAt)));
}

/** Open tasks of texts that are not published yet, due in two days or earlier; `late` counts the days since the date. */
export async function listDueTasks(db: Database, today: string, only?: Pick<TaskRow, 'manuscriptId' | 'kind'>) {
  const late = sql<number>`${today}::date - ${productionTaskRows.dueOn}`.mapWith(Number);
  return db
    .select({
      manuscriptId: productionTaskRows.manuscriptId,
      kind: productionTaskRows.kind,
      personId: productionTaskRows.personId,
      dueOn: productionTaskRows.dueOn,
      late,
    })
    .from(productionTaskRows)
    .innerJoin(manuscripts, eq(manuscripts.id, productionTaskRows.manuscriptId))
    .innerJoin(productions, eq(productions.manuscriptId, productionTaskRows.manuscriptId))
    .where(
      and(
        only && eq(productionTaskRows.manuscriptId, only.manuscriptId),
        only && eq(productionTaskRows.kind, only.kind),
        isNull(productionTaskRows.doneAt),
        isNull(manuscripts.deletedAt),
        isOpen,
        sql`${productionTaskRows.dueOn} between ${today}::date - 30 and ${today}::date + 2`,
        // A copy-edit that no one was asked for has no one to remind; the production editors hear when it is late.
        or(isNotNull(productionTaskRows.personId), sql`${productionTaskRows.dueOn} <= ${today}::date - 2`),
      ),
    )
    .orderBy(asc(productionTaskRows.dueOn))
    .limit(1000);
}
