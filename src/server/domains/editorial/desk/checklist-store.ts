import { and, eq } from 'drizzle-orm';
import type { InitialCheck } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import { manuscriptChecks } from '../../../db/schema/index.ts';

interface Checklist {
  readonly done: InitialCheck[];
  readonly note: string;
}

/** The editor's list of the initial checks of a version. */
export async function findChecklist(db: Database, manuscriptId: string, version: number) {
  const [kept] = await db
    .select({ done: manuscriptChecks.done, note: manuscriptChecks.note })
    .from(manuscriptChecks)
    .where(and(eq(manuscriptChecks.manuscriptId, manuscriptId), eq(manuscriptChecks.version, version)));
  return kept ?? { done: [], note: '' };
}

/** Keeps the editor's list of a version; what else was found about it stays. */
export async function keepChecklist(
  db: Database,
  { manuscriptId, version }: { readonly manuscriptId: string; readonly version: number },
  list: Checklist,
): Promise<void> {
  await db
    .insert(manuscriptChecks)
    .values({ manuscriptId, version, ...list })
    .onConflictDoUpdate({ target: [manuscriptChecks.manuscriptId, manuscriptChecks.version], set: list });
}
