import { and, asc, eq, inArray, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PublicationKind } from '../../../contracts/constants.ts';
import { prepared } from '../../db/prepared.ts';
import { articleCounts, formerAbbreviations, journals } from '../../db/schema/index.ts';
import type { Database } from '../../db/database.ts';

/** Which articles are counted: all (no journal) or one journal's. */
export const countedOf = (journalId: string | Placeholder | undefined): SQL | undefined =>
  journalId === undefined ? isNull(articleCounts.journalId) : eq(articleCounts.journalId, journalId);

/** How many articles there are, in all or in a journal, and how many were withdrawn. */
export async function readCount(
  db: Database,
  journalId: string | undefined,
): Promise<{ published: number; withdrawn: number }> {
  const [counted] = await db
    .select({ published: articleCounts.published, withdrawn: articleCounts.withdrawn })
    .from(articleCounts)
    .where(and(countedOf(journalId), eq(articleCounts.level, 'all')));
  return counted ?? { published: 0, withdrawn: 0 };
}

export type JournalRow = typeof journals.$inferSelect;
export type NewJournalRow = typeof journals.$inferInsert;
export type ListedJournal = JournalRow & { publishedArticles: number };

/** Publications by title, letter case aside, with the number of their articles; archived ones where they are asked for. */
export async function listJournals(
  db: Database,
  filter: {
    subject?: string | undefined;
    kind?: PublicationKind | undefined;
    withArchived: boolean;
  },
): Promise<ListedJournal[]> {
  const rows = await db
    .select({
      journal: journals,
      publishedArticles: sql<number>`coalesce(${articleCounts.published}, 0)`.mapWith(Number),
    })
    .from(journals)
    .leftJoin(articleCounts, and(eq(articleCounts.journalId, journals.id), eq(articleCounts.level, 'all')))
    .where(
      and(
        filter.subject ? eq(journals.subject, filter.subject) : undefined,
        filter.kind ? eq(journals.kind, filter.kind) : undefined,
        filter.withArchived ? undefined : isNull(journals.archivedAt),
      ),
    )
    .orderBy(asc(sql`lower(${journals.title})`));
  return rows.map(({ journal, publishedArticles }) => ({ ...journal, publishedArticles }));
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const journalBy = prepared('one journal', (db, { isById }: { isById: boolean }) => {
  const name = sql.placeholder('name');
  const former = db
    .select({ id: formerAbbreviations.journalId })
    .from(formerAbbreviations)
    .where(eq(formerAbbreviations.abbreviation, name));
  const byName = or(eq(sql`lower(${journals.abbreviation})`, name), inArray(journals.id, former));
  const where = isById ? or(eq(journals.id, sql.placeholder('id')), byName) : byName;
  const publishedArticles = sql<number>`coalesce((select published from article_counts
    where article_counts.journal_id = ${journals.id} and level = 'all'), 0)`.mapWith(Number);
  return db.select({ journal: journals, publishedArticles }).from(journals).where(where).limit(1);
});

/** A journal by its abbreviation (letter case aside), one that it had before, or its id. */
export async function findJournal(db: Database, abbreviationOrId: string): Promise<ListedJournal | null> {
  const asked = { name: abbreviationOrId.toLowerCase(), id: abbreviationOrId };
  const [found] = await journalBy(db, { isById: isId(abbreviationOrId) }).execute(asked);
  return found ? { ...found.journal, publishedArticles: found.publishedArticles } : null;
}

/** Adds a journal; null when the abbreviation is taken. */
export async function insertJournal(db: Database, journal: NewJournalRow): Promise<JournalRow | null> {
  const [added] = await db.insert(journals).values(journal).onConflictDoNothing().returning();
  return added ?? null;
}

/** Corrects the year in which a journal's run begins. */
export async function setJournalStart(db: Database, journalId: string, startYear: number): Promise<void> {
  await db.update(journals).set({ startYear }).where(eq(journals.id, journalId));
}

/** Sets what authors pay a journal for open access, in minor units. */
export async function setJournalFee(db: Database, journalId: string, handlingFeeMinor: number): Promise<void> {
  await db
    .update(journals)
    .set({ handlingFeeMinor, version: sql`${journals.version} + 1` })
    .where(eq(journals.id, journalId));
}
