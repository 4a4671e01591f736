import {
  and,
  asc,
  count,
  desc,
  DrizzleQueryError,
  eq,
  inArray,
  isNull,
  isNotNull,
  lt,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { fullIssuePurchases, fullIssues, journals, files, issueBuilds, siteContent } from '../../db/schema/index.ts';
import type { Database } from '../../db/database.ts';

/** Uploaded covers and documents from before then that no issue, no journal and no text of the site names; among these only, where ids are given. */
export async function findUnnamedIssueFiles(
  db: Database,
  before: Date,
  { among, limit }: { among?: readonly string[]; limit: number },
): Promise<string[]> {
  const one = { one: sql`1` };
  const byIssue = or(eq(fullIssues.coverFileId, files.id), eq(fullIssues.documentFileId, files.id));
  const byBuild = or(
    eq(issueBuilds.coverFileId, files.id),
    eq(issueBuilds.documentFileId, files.id),
    eq(issueBuilds.pictureFileId, files.id),
  );
  const unnamed = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.purpose, ['cover', 'issue-document']),
        // Files without an upload id were generated here.
        isNotNull(files.uploadId),
        lt(files.createdAt, before),
        among && inArray(files.id, [...among]),
        notExists(db.select(one).from(fullIssues).where(byIssue)),
        // As someone bought it.
        notExists(db.select(one).from(fullIssuePurchases).where(eq(fullIssuePurchases.documentFileId, files.id))),
        notExists(db.select(one).from(issueBuilds).where(byBuild)),
        notExists(db.select(one).from(journals).where(eq(journals.coverFileId, files.id))),
        notExists(
          db
            .select(one)
            .from(siteContent)
            .where(sql`${files.id} = any(${siteContent.pictureIds})`),
        ),
      ),
    )
    .limit(limit);
  return unnamed.map(({ id }) => id);
}

export type NewIssueRow = typeof fullIssues.$inferInsert;

interface IssueFilter {
  readonly ids?: readonly string[];
  readonly volume?: string;
  readonly number?: string;
  readonly journalId?: string | undefined;
  /** Without those that are withdrawn from sale. */
  readonly onSale?: boolean;
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
        filter.onSale ? isNull(fullIssues.withdrawnAt) : undefined,
      ),
    )
    .orderBy(asc(journals.abbreviation), desc(fullIssues.createdAt), desc(fullIssues.id));
  return rows.map(({ issue, journalAbbreviation }) => ({ ...issue, journalAbbreviation }));
}

export type ListedIssue = Awaited<ReturnType<typeof listFullIssues>>[number];

/** An issue by its id, whether it is on sale or not. */
export async function findFullIssue(db: Database, id: string): Promise<ListedIssue | null> {
  const [found] = await listFullIssues(db, { ids: [id] });
  return found ?? null;
}

/** The full issue that has, or had at a purchase, this file as its document. */
export async function findIssueOfDocument(db: Database, fileId: string): Promise<string | null> {
  const [found] = await db.select({ id: fullIssues.id }).from(fullIssues).where(eq(fullIssues.documentFileId, fileId));
  if (found) return found.id;
  const [sold] = await db
    .select({ id: fullIssuePurchases.fullIssueId })
    .from(fullIssuePurchases)
    .where(eq(fullIssuePurchases.documentFileId, fileId))
    .limit(1);
  return sold?.id ?? null;
}

/** Whether an issue on sale has this key at the provider. */
export async function isKeySold(db: Database, lookupKey: string): Promise<boolean> {
  return (await db.$count(fullIssues, and(eq(fullIssues.lookupKey, lookupKey), isNull(fullIssues.withdrawnAt)))) > 0;
}

const uniqueViolation = '23505';

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause instanceof DatabaseError && error.cause.code === uniqueViolation;

type IssueChange = Partial<Omit<NewIssueRow, 'id' | 'journalId' | 'version' | 'createdAt'>>;

/**
 * The result of a change: done, based on an outdated version, or in conflict with another issue's volume and number.
 */
export type ChangeOutcome = 'changed' | 'stale' | 'place-taken';

/** Changes an issue of the version that was seen. */
export async function updateFullIssue(
  db: Database,
  { id, version }: Pick<ListedIssue, 'id' | 'version'>,
  change: IssueChange,
): Promise<ChangeOutcome> {
  try {
    // Within a transaction of its own: one that fails must not end the one around it.
    const changed = await db.transaction((tx) =>
      tx
        .update(fullIssues)
        .set({ ...change, version: version + 1 })
        .where(and(eq(fullIssues.id, id), eq(fullIssues.version, version)))
        .returning({ id: fullIssues.id }),
    );
    return changed.length > 0 ? 'changed' : 'stale';
  } catch (error) {
    if (isUniqueViolation(error)) return 'place-taken';
    throw error;
  }
}

/** The number of owners of each issue that has any. */
export async function countOwners(db: Database): Promise<ReadonlyMap<string, number>> {
  const { fullIssueId } = fullIssuePurchases;
  const rows = await db.select({ fullIssueId, owners: count() }).from(fullIssuePurchases).groupBy(fullIssueId);
  return new Map(rows.map(({ fullIssueId: id, owners }) => [id, owners]));
}

/** Adds a full issue; false if its volume and number are taken. */
export async function insertFullIssue(db: Database, issue: NewIssueRow): Promise<boolean> {
  const added = await db.insert(fullIssues).values(issue).onConflictDoNothing().returning({ id: fullIssues.id });
  return added.length > 0;
}
