import { gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { journalRoleHolders, records, users } from '../../db/schema/index.ts';

const { at, action, subjectId, details } = records;

/** Whether somebody lost the office of an administrator after a moment, or one at a journal, or the account by which they held it. */
export async function hasLostOffice(db: Database, journalId: string | null, after: Date): Promise<boolean> {
  const isOfJournal =
    journalId === null
      ? sql`false`
      : sql`${details} ->> 'journalId' = ${journalId} and ${details} ->> 'role' <> 'reviewer'`;
  const holdsOffice = sql`exists (select from ${users} where ${users.id} = ${subjectId} and ${users.isAdmin})
    or exists (select from ${journalRoleHolders} where ${journalRoleHolders.userId} = ${subjectId} and ${journalRoleHolders.journalId} = ${journalId}::uuid
      and ${journalRoleHolders.role} <> 'reviewer')`;
  const isLost = sql`(${action} = 'administrator-unmade' or ${action} = 'role-taken' and ${isOfJournal}
    or ${action} = 'account-disabled' and (${holdsOffice}))`;
  const found = await db
    .select({ id: records.id })
    .from(records)
    .where(
      sql`${inArray(action, ['administrator-unmade', 'role-taken', 'account-disabled'])} and ${gt(at, after)} and ${isLost}`,
    )
    .limit(1);
  return found.length > 0;
}
