import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { manuscriptChecks, manuscripts, manuscriptVersions, users } from '../../../db/schema/index.ts';
import type { KeptFinding } from './finding-groups.ts';

const { title, abstract, keywords, authors, fileIds } = manuscriptVersions;
const contents = { title, abstract, keywords, authors, fileIds };

/** A version as it was submitted: what is searched, and who is searched for. */
export async function findSearched(db: Database, manuscriptId: string, version: number) {
  const [found] = await db
    .select({ ...contents, submittingUserId: manuscripts.submittingUserId })
    .from(manuscriptVersions)
    .innerJoin(manuscripts, eq(manuscripts.id, manuscriptVersions.manuscriptId))
    .where(and(eq(manuscriptVersions.manuscriptId, manuscriptId), eq(manuscriptVersions.version, version)));
  return found ?? null;
}

/** The person who submitted, as their account names them. */
export async function findSubmitter(db: Database, userId: string) {
  const [found] = await db
    .select({ givenName: users.otherName, lastName: users.surname, email: users.email, affiliation: users.affiliation })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}

/** Keeps what was found in a version; what its author said of it, and the editor's list, stay. */
export async function keepFindings(
  db: Database,
  { manuscriptId, version }: { manuscriptId: string; version: number },
  found: { anonymity: KeptFinding[]; unreadable: boolean },
): Promise<void> {
  await db
    .insert(manuscriptChecks)
    .values({ manuscriptId, version, ...found })
    .onConflictDoUpdate({ target: [manuscriptChecks.manuscriptId, manuscriptChecks.version], set: found });
}

/** What is known of a version. */
export async function findChecks(db: Database, manuscriptId: string, version: number) {
  const [found] = await db
    .select({
      anonymity: manuscriptChecks.anonymity,
      isMeant: manuscriptChecks.isMeant,
      unreadable: manuscriptChecks.unreadable,
    })
    .from(manuscriptChecks)
    .where(and(eq(manuscriptChecks.manuscriptId, manuscriptId), eq(manuscriptChecks.version, version)));
  return found ?? null;
}

/** Notes that its author means what was found. */
export async function noteMeant(db: Database, manuscriptId: string, version: number): Promise<void> {
  await db
    .update(manuscriptChecks)
    .set({ isMeant: true })
    .where(and(eq(manuscriptChecks.manuscriptId, manuscriptId), eq(manuscriptChecks.version, version)));
}

/** Keeps what its author said of a version, for a later one with the same contents. */
export async function carryMeant(
  db: Database,
  manuscriptId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const isMeant = (await findChecks(db, manuscriptId, from))?.isMeant ?? false;
  await db.insert(manuscriptChecks).values({ manuscriptId, version: to, isMeant }).onConflictDoNothing();
}
