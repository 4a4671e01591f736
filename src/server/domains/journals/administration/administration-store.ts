import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articleCounts, formerAbbreviations, isUnderWay, journals, manuscripts } from '../../../db/schema/index.ts';
import type { JournalRow, NewJournalRow } from '../journal-store.ts';

/** What names journals and their addresses is decided by one transaction after the other. */
export async function holdNames(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('names of journals', 8))`);
}

/** Who has an abbreviation, or had it once. */
export async function findNameHolder(db: Database, abbreviation: string): Promise<string | null> {
  const name = abbreviation.toLowerCase();
  const [current] = await db
    .select({ id: journals.id })
    .from(journals)
    .where(eq(sql`lower(${journals.abbreviation})`, name));
  if (current) return current.id;
  const [former] = await db
    .select({ id: formerAbbreviations.journalId })
    .from(formerAbbreviations)
    .where(eq(formerAbbreviations.abbreviation, name));
  return former?.id ?? null;
}

/** The title of another journal that has this ISSN or DOI. */
export async function findTitleWith(
  db: Database,
  column: 'issn' | 'doi',
  value: string,
  exceptId: string | null,
): Promise<string | null> {
  const isSame = eq(sql`lower(${journals[column]})`, value.toLowerCase());
  const [found] = await db
    .select({ title: journals.title })
    .from(journals)
    .where(and(isSame, exceptId === null ? undefined : ne(journals.id, exceptId)))
    .limit(1);
  return found?.title ?? null;
}

/** A journal, held until the transaction ends. */
export async function lockJournal(db: Database, journalId: string): Promise<JournalRow | null> {
  const [found] = await db.select().from(journals).where(eq(journals.id, journalId)).for('no key update');
  return found ?? null;
}

/** Whether a journal takes submissions; it does so until the transaction ends. */
export async function holdOpen(db: Database, journalId: string): Promise<boolean> {
  const [found] = await db
    .select({ archivedAt: journals.archivedAt })
    .from(journals)
    .where(eq(journals.id, journalId))
    .for('share');
  return found?.archivedAt === null;
}

/** Changes a journal and counts the change. */
export async function updateJournal(
  db: Database,
  journalId: string,
  changes: Partial<NewJournalRow>,
): Promise<JournalRow> {
  const [changed] = await db
    .update(journals)
    .set({ ...changes, version: sql`${journals.version} + 1` })
    .where(eq(journals.id, journalId))
    .returning();
  if (!changed) throw new Error(`The journal ${journalId} is gone`);
  return changed;
}

/** Saves a journal's former abbreviation, which still redirects to it. */
export async function keepFormerName(
  db: Database,
  { id, abbreviation }: Pick<JournalRow, 'id' | 'abbreviation'>,
  now: string,
  replacedAt: Date,
): Promise<void> {
  await db.delete(formerAbbreviations).where(eq(formerAbbreviations.abbreviation, now.toLowerCase()));
  if (abbreviation.toLowerCase() !== now.toLowerCase())
    await db
      .insert(formerAbbreviations)
      .values({ abbreviation: abbreviation.toLowerCase(), journalId: id, replacedAt })
      .onConflictDoNothing();
}

/** The year of a journal's oldest article. */
export async function findFirstYear(db: Database, journalId: string): Promise<number | null> {
  const [first] = await db
    .select({ year: sql<number | null>`min(${articleCounts.period})::int` })
    .from(articleCounts)
    .where(
      and(eq(articleCounts.journalId, journalId), eq(articleCounts.level, 'year'), gt(articleCounts.published, 0)),
    );
  return first?.year ?? null;
}

/** How many manuscripts of each journal are neither published nor rejected nor withdrawn. */
export async function countUnderWay(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ journalId: manuscripts.journalId, number: sql<number>`count(*)`.mapWith(Number) })
    .from(manuscripts)
    .where(isUnderWay)
    .groupBy(manuscripts.journalId);
  return new Map(rows.map(({ journalId, number }) => [journalId, number]));
}

/** Every abbreviation that journals had before, the oldest first. */
export async function listFormerNames(db: Database) {
  return db
    .select({ journalId: formerAbbreviations.journalId, abbreviation: formerAbbreviations.abbreviation })
    .from(formerAbbreviations)
    .orderBy(asc(formerAbbreviations.replacedAt));
}
