import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { journalSetups, manuscriptClasses, manuscripts } from '../../../db/schema/index.ts';

type ClassRow = typeof manuscriptClasses.$inferSelect;
export type SetupRow = typeof journalSetups.$inferSelect;

/** The sections and article types of a journal, each kind in its order. */
export async function listClasses(db: Database, journalId: string): Promise<ClassRow[]> {
  return db
    .select()
    .from(manuscriptClasses)
    .where(eq(manuscriptClasses.journalId, journalId))
    .orderBy(asc(manuscriptClasses.kind), asc(manuscriptClasses.place));
}

/** Those of a journal's sections and article types that manuscripts, deleted ones included, belong to. */
export async function listUsedClasses(db: Database, journalId: string): Promise<string[]> {
  const { id } = manuscriptClasses;
  const isUsed = sql`(exists (select from ${manuscripts} where ${manuscripts.sectionId} = ${id})
    or exists (select from ${manuscripts} where ${manuscripts.articleTypeId} = ${id}))`;
  const rows = await db
    .select({ id })
    .from(manuscriptClasses)
    .where(and(eq(manuscriptClasses.journalId, journalId), isUsed));
  return rows.map((row) => row.id);
}

/** The sections and article types of a journal, locked until the transaction ends: submissions to them wait. */
export async function lockClasses(db: Database, journalId: string): Promise<ClassRow[]> {
  return db
    .select()
    .from(manuscriptClasses)
    .where(eq(manuscriptClasses.journalId, journalId))
    .orderBy(asc(manuscriptClasses.id))
    .for('update');
}

/** One of a journal's sections or article types, which cannot be removed until the transaction ends. */
export async function holdClass(
  db: Database,
  which: Pick<ClassRow, 'id' | 'journalId' | 'kind'>,
): Promise<ClassRow | null> {
  const { id, journalId, kind } = manuscriptClasses;
  const [found] = await db
    .select()
    .from(manuscriptClasses)
    .where(and(eq(id, which.id), eq(journalId, which.journalId), eq(kind, which.kind)))
    .for('key share');
  return found ?? null;
}

/** The editor to whom a section's new manuscripts go. */
export async function findSectionEditor(db: Database, sectionId: string): Promise<string | null> {
  const { id, editorId } = manuscriptClasses;
  const [found] = await db.select({ editorId }).from(manuscriptClasses).where(eq(id, sectionId));
  return found?.editorId ?? null;
}

/** Adds a section or an article type, or changes it; false where its id is another journal's. */
export async function putClass(db: Database, row: ClassRow): Promise<boolean> {
  const { name, place, isOpen, editorId } = row;
  const put = await db
    .insert(manuscriptClasses)
    .values(row)
    .onConflictDoUpdate({
      target: manuscriptClasses.id,
      set: { name, place, isOpen, editorId },
      setWhere: sql`${manuscriptClasses.journalId} = ${row.journalId} and ${manuscriptClasses.kind} = ${row.kind}`,
    })
    .returning({ id: manuscriptClasses.id });
  return put.length > 0;
}

/** Removes sections and article types that no manuscript belongs to. */
export async function removeClasses(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(manuscriptClasses).where(inArray(manuscriptClasses.id, [...ids]));
}

/** What else a journal's setup holds; null before its first save. */
export async function findSetup(db: Database, journalId: string): Promise<SetupRow | null> {
  const [found] = await db.select().from(journalSetups).where(eq(journalSetups.journalId, journalId));
  return found ?? null;
}

/** Saves a journal's setup. */
export async function putSetup(db: Database, { journalId, ...setup }: SetupRow): Promise<void> {
  await db
    .insert(journalSetups)
    .values({ journalId, ...setup })
    .onConflictDoUpdate({ target: journalSetups.journalId, set: setup });
}

/** The journal that a section belongs to. */
export async function findJournalOfSection(db: Database, sectionId: string): Promise<string | null> {
  const { id, kind, journalId } = manuscriptClasses;
  const [found] = await db
    .select({ journalId })
    .from(manuscriptClasses)
    .where(and(eq(id, sectionId), eq(kind, 'section')));
  return found?.journalId ?? null;
}
