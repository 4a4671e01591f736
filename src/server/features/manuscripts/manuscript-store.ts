import { and, asc, count, desc, eq } from 'drizzle-orm';
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

const selectFound = (db: Database) =>
  db
    .select(selection)
    .from(manuscripts)
    .innerJoin(journals, eq(journals.id, manuscripts.journalId))
    .innerJoin(users, eq(users.id, manuscripts.submittingUserId));

/** A manuscript by its id. */
export async function findManuscript(db: Database, id: string): Promise<FoundManuscript | null> {
  const [row] = await selectFound(db).where(eq(manuscripts.id, id));
  return row ?? null;
}

/** The manuscript that was submitted with an upload. */
export async function findManuscriptOfUpload(db: Database, uploadId: string): Promise<FoundManuscript | null> {
  const [row] = await selectFound(db).where(eq(manuscripts.uploadId, uploadId));
  return row ?? null;
}

/** A person's own submissions, newest first. */
export async function listManuscriptsOf(db: Database, userId: string): Promise<FoundManuscript[]> {
  return selectFound(db).where(eq(manuscripts.submittingUserId, userId)).orderBy(desc(manuscripts.id));
}

/** What waits for an administrator, oldest first. */
export async function listWaitingManuscripts(db: Database, limit: number): Promise<FoundManuscript[]> {
  return selectFound(db).where(eq(manuscripts.state, 'submitted')).orderBy(asc(manuscripts.id)).limit(limit);
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

/** Moves a manuscript on in one statement; false when it no longer stands in the state before. */
export async function moveManuscript(
  db: Database,
  id: string,
  before: ManuscriptState,
  change: { state: ManuscriptState; at: Date; rejectionText?: string },
): Promise<boolean> {
  const { at, ...fields } = change;
  const moved = await db
    .update(manuscripts)
    .set({ ...fields, decidedAt: at, updatedAt: at })
    .where(and(eq(manuscripts.id, id), eq(manuscripts.state, before)))
    .returning({ id: manuscripts.id });
  return moved.length > 0;
}

/** How many of a person's manuscripts await a decision. */
export async function countWaitingManuscripts(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(manuscripts)
    .where(and(eq(manuscripts.submittingUserId, userId), eq(manuscripts.state, 'submitted')));
  return row?.waiting ?? 0;
}
