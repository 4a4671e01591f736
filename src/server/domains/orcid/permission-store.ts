import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orcidConnections, orcidPermissions } from '../../db/schema/index.ts';

/** What the holder of an iD lets us change in their record; null: nothing. */
export async function findPermission(db: Database, orcid: string): Promise<{ readonly addsWorks: boolean } | null> {
  const [found] = await db
    .select({ addsWorks: orcidPermissions.addsWorks })
    .from(orcidPermissions)
    .where(eq(orcidPermissions.orcid, orcid));
  return found ?? null;
}

/** Keeps what a person allowed at ORCID; of two, the later. Works that they had added before still are. */
export async function keepPermission(db: Database, given: typeof orcidPermissions.$inferInsert): Promise<void> {
  const { permission, grantedAt, addsWorks } = given;
  await db
    .insert(orcidPermissions)
    .values(given)
    .onConflictDoUpdate({
      target: orcidPermissions.orcid,
      set: { permission, grantedAt, addsWorks: sql`${orcidPermissions.addsWorks} or ${addsWorks ?? false}` },
    });
}

/** Ends that works are added; the permission stays if reviews still are. False if no works were added. */
export async function endWorks(db: Database, orcid: string, addsReviews: boolean): Promise<boolean> {
  const isTheirs = and(eq(orcidPermissions.orcid, orcid), orcidPermissions.addsWorks);
  const ended = addsReviews
    ? await db.update(orcidPermissions).set({ addsWorks: false }).where(isTheirs).returning()
    : await db.delete(orcidPermissions).where(isTheirs).returning();
  return ended.length === 1;
}

/** Deletes a person’s permission, and that reviews are added with it; false if there was none. */
export async function endPermission(db: Database, orcid: string): Promise<boolean> {
  await db.update(orcidConnections).set({ addsReviews: false }).where(eq(orcidConnections.orcid, orcid));
  const ended = await db.delete(orcidPermissions).where(eq(orcidPermissions.orcid, orcid)).returning();
  return ended.length === 1;
}
