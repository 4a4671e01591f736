import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orcidSignIns } from '../../db/schema/index.ts';

export type OrcidSignIn = typeof orcidSignIns.$inferSelect;

/** Adds a sign-in that has begun. */
export async function insertSignIn(db: Database, signIn: OrcidSignIn): Promise<void> {
  await db.insert(orcidSignIns).values(signIn);
}

/** Takes a sign-in out for its one answer; null if it ended, was answered, or another browser began it. */
export async function takeSignIn(
  db: Database,
  { stateHash, browserHash }: Pick<OrcidSignIn, 'stateHash' | 'browserHash'>,
  now: Date,
): Promise<OrcidSignIn | null> {
  const [taken] = await db
    .delete(orcidSignIns)
    .where(
      and(
        eq(orcidSignIns.stateHash, stateHash),
        eq(orcidSignIns.browserHash, browserHash),
        gt(orcidSignIns.expiresAt, now),
      ),
    )
    .returning();
  return taken ?? null;
}

/** Deletes sign-ins that no one finished. */
export async function clearEndedSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(orcidSignIns).where(lte(orcidSignIns.expiresAt, now));
}
