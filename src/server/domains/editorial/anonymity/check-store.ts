import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  manuscriptChecks,
  manuscripts,
  manuscriptVersions,
  users,
  files,
  reviewCopies,
  findingDismissals,
} from '../../../db/schema/index.ts';
import type { SavedFinding, Dismissals } from './finding-groups.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { fullName } from '../../accounts/index.ts';

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

/** Saves that a finding was dismissed. */
export async function addDismissal(db: Database, dismissal: typeof findingDismissals.$inferInsert): Promise<void> {
  await db.insert(findingDismissals).values(dismissal);
}

/** Takes a dismissal away. */
export async function removeDismissal(db: Database, manuscriptId: string, finding: string): Promise<void> {
  await db
    .delete(findingDismissals)
    .where(and(eq(findingDismissals.manuscriptId, manuscriptId), eq(findingDismissals.finding, finding)));
}

/** Saves the copy of a file, or why there is none; an existing one stays. Returns whether this one was saved. */
export async function noteCopy(db: Database, copy: typeof reviewCopies.$inferInsert): Promise<boolean> {
  const { copyId, failure, madeAt } = copy;
  const noted = await db
    .insert(reviewCopies)
    .values(copy)
    .onConflictDoUpdate({
      target: reviewCopies.fileId,
      set: { copyId, failure, madeAt },
      setWhere: isNull(reviewCopies.copyId),
    })
    .returning({ fileId: reviewCopies.fileId });
  return noted.length > 0;
}

const copies = alias(files, 'copies');

/** Files with the state of their copies; a file without a row is still waiting. */
export async function listCopies(db: Database, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  return db
    .select({ source: files, noted: reviewCopies, copy: copies })
    .from(files)
    .leftJoin(reviewCopies, eq(reviewCopies.fileId, files.id))
    .leftJoin(copies, eq(copies.id, reviewCopies.copyId))
    .where(inArray(files.id, [...fileIds]))
    .orderBy(files.slot);
}

const { title, abstract, keywords, authors, fileIds } = manuscriptVersions;
const contents = { title, abstract, keywords, authors, fileIds };

/** A submitted version: the texts to search, and the names to search for. */
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

/** Saves the findings of a version; the author's answer and the editor's list stay. */
export async function keepFindings(
  db: Database,
  { manuscriptId, version }: { manuscriptId: string; version: number },
  found: { anonymity: SavedFinding[]; unreadable: boolean },
): Promise<void> {
  await db
    .insert(manuscriptChecks)
    .values({ manuscriptId, version, ...found })
    .onConflictDoUpdate({ target: [manuscriptChecks.manuscriptId, manuscriptChecks.version], set: found });
}

/** The checks of a version. */
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

/** Saves that the author intends the findings. */
export async function noteMeant(db: Database, manuscriptId: string, version: number): Promise<void> {
  await db
    .update(manuscriptChecks)
    .set({ isMeant: true })
    .where(and(eq(manuscriptChecks.manuscriptId, manuscriptId), eq(manuscriptChecks.version, version)));
}

/** Copies the author's answer to a later version with the same contents. */
export async function carryMeant(
  db: Database,
  manuscriptId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const isMeant = (await findChecks(db, manuscriptId, from))?.isMeant ?? false;
  await db.insert(manuscriptChecks).values({ manuscriptId, version: to, isMeant }).onConflictDoNothing();
}
