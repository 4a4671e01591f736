import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fullIssues, journals } from '../../db/schema/index.ts';

export type NewIssueRow = typeof fullIssues.$inferInsert;

interface IssueFilter {
  readonly ids?: readonly string[];
  readonly volume?: string;
  readonly number?: string;
  readonly journalId?: string | undefined;
}

/** Full issues with their journal's abbreviation, in a stable order: by journal, the newest first. */
export async function listFullIssues(db: Database, filter: IssueFilter) {
  const rows = await db
    .select({ issue: fullIssues, journalAbbreviation: journals.abbreviation })
    .from(fullIssues)
    .innerJoin(journals, eq(journals.id, fullIssues.journalId))
    .where(
      and(
        filter.ids === undefined ? undefined : inArray(fullIssues.id, [...filter.ids]),
        filter.volume === undefined ? undefined : eq(fullIssues.volume, filter.volume),
        filter.number === undefined ? undefined : eq(fullIssues.number, filter.number),
        filter.journalId === undefined ? undefined : eq(fullIssues.journalId, filter.journalId),
      ),
    )
    .orderBy(asc(journals.abbreviation), desc(fullIssues.createdAt), desc(fullIssues.id));
  return rows.map(({ issue, journalAbbreviation }) => ({ ...issue, journalAbbreviation }));
}

export type ListedIssue = Awaited<ReturnType<typeof listFullIssues>>[number];

/** The full issue whose document is this file. */
export async function findIssueOfDocument(db: Database, fileId: string): Promise<string | null> {
  const [found] = await db.select({ id: fullIssues.id }).from(fullIssues).where(eq(fullIssues.documentFileId, fileId));
  return found?.id ?? null;
}

/** Adds a full issue; false when one stands at the same volume and number, which stays as it is. */
export async function insertFullIssue(db: Database, issue: NewIssueRow): Promise<boolean> {
  const added = await db.insert(fullIssues).values(issue).onConflictDoNothing().returning({ id: fullIssues.id });
  return added.length > 0;
}
