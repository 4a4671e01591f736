import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orcidPermissions } from '../../db/schema/index.ts';

/** Whether this person lets us add works to their record. */
export async function mayAddWorks(db: Database, orcid: string): Promise<boolean> {
  const found = await db
    .select({ orcid: orcidPermissions.orcid })
    .from(orcidPermissions)
    .where(eq(orcidPermissions.orcid, orcid));
  return found.length > 0;
}

/** Keeps what a person allowed at ORCID; of two, the later. */
export async function keepPermission(db: Database, given: typeof orcidPermissions.$inferInsert): Promise<void> {
  const { permission, grantedAt } = given;
  await db
    .insert(orcidPermissions)
    .values(given)
    .onConflictDoUpdate({ target: orcidPermissions.orcid, set: { permission, grantedAt } });
}

/** Deletes a person’s permission; false if there was none. */
export async function endPermission(db: Database, orcid: string): Promise<boolean> {
  const ended = await db.delete(orcidPermissions).where(eq(orcidPermissions.orcid, orcid)).returning();
  return ended.length === 1;
}
