import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orcidConnections, orcidPermissions } from '../../db/schema/index.ts';

export type OrcidConnection = typeof orcidConnections.$inferSelect;

/** The iD of an account. */
export async function findConnection(db: Database, userId: string): Promise<OrcidConnection | null> {
  const [found] = await db.select().from(orcidConnections).where(eq(orcidConnections.userId, userId));
  return found ?? null;
}

/** Whether one of these accounts has this iD. */
export async function isIdOfSome(db: Database, orcid: string, userIds: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ userId: orcidConnections.userId })
    .from(orcidConnections)
    .where(and(eq(orcidConnections.orcid, orcid), inArray(orcidConnections.userId, [...userIds])));
  return found.length > 0;
}

/** Connects an iD; false if the account has one already, or another account has this one. */
export async function insertConnection(
  db: Database,
  connection: typeof orcidConnections.$inferInsert,
): Promise<boolean> {
  const added = await db.insert(orcidConnections).values(connection).onConflictDoNothing().returning();
  return added.length === 1;
}

/** Notes whether a person’s reviews are added to their record. */
export async function setAddsReviews(db: Database, userId: string, addsReviews: boolean): Promise<void> {
  await db.update(orcidConnections).set({ addsReviews }).where(eq(orcidConnections.userId, userId));
}

/** Takes the iD, and what its holder allowed us, from an account; false if it had none. */
export async function deleteConnection(db: Database, userId: string): Promise<boolean> {
  const [deleted] = await db.delete(orcidConnections).where(eq(orcidConnections.userId, userId)).returning();
  if (deleted) await db.delete(orcidPermissions).where(eq(orcidPermissions.orcid, deleted.orcid));
  return deleted !== undefined;
}
