import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { journals, manuscripts, users, type ManuscriptState } from '../../db/schema/index.ts';

export type ManuscriptRow = typeof manuscripts.$inferSelect;
export type NewManuscript = typeof manuscripts.$inferInsert;

/** A manuscript with its journal and the person who submitted it. */
export interface FoundManuscript {
  readonly manuscript: ManuscriptRow;
  readonly journal: typeof journals.$inferSelect;
  readonly author: { title: string; surname: string; otherName: string; email: string };
}

const selection = {
  manuscript: manuscripts,
  journal: journals,
  author: { title: users.title, surname: users.surname, otherName: users.otherName, email: users.email },
};

const found = (db: Database) =>
  db
    .select(selection)
    .from(manuscripts)
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .innerJoin(users, eq(users.id, manuscripts.submittingUserId));

export async function findManuscript(db: Database, id: string): Promise<FoundManuscript | null> {
  const [row] = await found(db).where(eq(manuscripts.id, id));
  return row ?? null;
}

export async function findManuscriptOfUpload(db: Database, uploadId: string): Promise<FoundManuscript | null> {
  const [row] = await found(db).where(eq(manuscripts.uploadId, uploadId));
  return row ?? null;
}

/** A person's own submissions, newest first. */
export async function listManuscriptsOf(db: Database, userId: string): Promise<FoundManuscript[]> {
  return found(db).where(eq(manuscripts.submittingUserId, userId)).orderBy(desc(manuscripts.id));
}

/** What waits for an administrator, oldest first. */
export async function listWaitingManuscripts(db: Database, limit: number): Promise<FoundManuscript[]> {
  return found(db).where(eq(manuscripts.state, 'submitted')).orderBy(asc(manuscripts.id)).limit(limit);
}

/** Adds a manuscript; null when its upload has been submitted already. */
export async function insertManuscript(db: Database, manuscript: NewManuscript): Promise<string | null> {
  const [added] = await db
    .insert(manuscripts)
    .values(manuscript)
    .onConflictDoNothing({ target: manuscripts.uploadId })
    .returning({ id: manuscripts.id });
  return added?.id ?? null;
}

/** Moves a manuscript on in one statement; null when it no longer stands in one of the states before. */
export async function moveManuscript(
  db: Database,
  id: string,
  before: readonly ManuscriptState[],
  change: { state: ManuscriptState; at: Date; rejectionText?: string },
): Promise<ManuscriptRow | null> {
  const { state, at, rejectionText } = change;
  const [moved] = await db
    .update(manuscripts)
    .set({ state, decidedAt: at, updatedAt: at, ...(rejectionText === undefined ? {} : { rejectionText }) })
    .where(and(eq(manuscripts.id, id), inArray(manuscripts.state, [...before])))
    .returning();
  return moved ?? null;
}
