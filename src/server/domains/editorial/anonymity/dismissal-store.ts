import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { findingDismissals, users } from '../../../db/schema/index.ts';
import { fullName } from '../../accounts/index.ts';
import type { Dismissals } from './finding-groups.ts';

/** The findings of a manuscript that were dismissed, in whichever version, with the names of who did. */
export async function listDismissals(db: Database, manuscriptId: string): Promise<Dismissals> {
  const { finding, reason, dismissedAt } = findingDismissals;
  const rows = await db
    .select({
      finding,
      reason,
      dismissedAt,
      person: { title: users.title, otherName: users.otherName, surname: users.surname },
    })
    .from(findingDismissals)
    .innerJoin(users, eq(users.id, findingDismissals.dismissedBy))
    .where(eq(findingDismissals.manuscriptId, manuscriptId));
  return new Map(
    rows.map((row) => [
      row.finding,
      { reason: row.reason, by: fullName(row.person), at: row.dismissedAt.toISOString() },
    ]),
  );
}

/** Keeps that a finding was dismissed. */
export async function addDismissal(db: Database, dismissal: typeof findingDismissals.$inferInsert): Promise<void> {
  await db.insert(findingDismissals).values(dismissal);
}

/** Takes a dismissal away. */
export async function removeDismissal(db: Database, manuscriptId: string, finding: string): Promise<void> {
  await db
    .delete(findingDismissals)
    .where(and(eq(findingDismissals.manuscriptId, manuscriptId), eq(findingDismissals.finding, finding)));
}
