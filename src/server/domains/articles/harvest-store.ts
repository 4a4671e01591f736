import { eq, inArray, min, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, journals } from '../../db/schema/index.ts';

/** What harvesters are told of an article. */
const harvested = {
  id: articles.id,
  title: articles.title,
  authors: articles.authors,
  abstractText: articles.abstractText,
  keywords: articles.keywords,
  volume: articles.volume,
  issue: articles.issue,
  firstPage: articles.firstPage,
  lastPage: articles.lastPage,
  publishedOn: articles.publishedOn,
  doi: articles.doi,
  licenceUrl: articles.licenceUrl,
  copyright: articles.copyright,
  language: articles.language,
  access: articles.access,
  withdrawnOn: articles.withdrawnOn,
  retractedOn: articles.retractedOn,
  updatedAt: articles.updatedAt,
  journalAbbreviation: journals.abbreviation,
  journalTitle: journals.title,
  journalIssn: journals.issn,
  journalSubject: journals.subject,
};

const reading = (db: Database, where: SQL) =>
  db.select(harvested).from(articles).innerJoin(journals, eq(journals.id, articles.journalId)).where(where);

export type HarvestedArticle = Awaited<ReturnType<typeof reading>>[number];

/** An article as harvesters are told of it, withdrawn or not. */
export async function findHarvested(db: Database, articleId: string): Promise<HarvestedArticle | null> {
  const [found] = await reading(db, eq(articles.id, articleId));
  return found ?? null;
}

/** When the article that has been unchanged for longest was last changed; null without articles. */
export async function findEarliestChange(db: Database): Promise<Date | null> {
  const [found] = await db.select({ at: min(articles.updatedAt) }).from(articles);
  return found?.at ?? null;
}

/** Which changes are wanted, and after which article they go on. */
export interface WantedChanges {
  /** Of which journals; null for all. */
  readonly journalIds: readonly string[] | null;
  readonly from: Date | null;
  /** The moment itself is not included. */
  readonly until: Date | null;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Articles in the order of their last change: one that changes during a harvest comes again at its end. */
export async function listHarvested(db: Database, wanted: WantedChanges): Promise<HarvestedArticle[]> {
  const { journalIds, from, until, after, limit } = wanted;
  const { id, updatedAt, journalId } = articles;
  const inOrder = sql`order by ${updatedAt}, ${id} limit ${limit}`;
  const isWanted = sql.join(
    [
      sql`true`,
      ...(from ? [sql`${updatedAt} >= ${instant(from)}`] : []),
      ...(until ? [sql`${updatedAt} < ${instant(until)}`] : []),
      ...(after ? [sql`(${updatedAt}, ${id}) > (${instant(after.at)}, ${after.id}::uuid)`] : []),
    ],
    sql` and `,
  );
  // Journal by journal, each by its index: few articles of a set may lie among a million others.
  const changes =
    journalIds === null
      ? sql`select ${id} from ${articles} where ${isWanted} ${inOrder}`
      : sql`select changed.id from unnest(${sql.param([...journalIds])}::uuid[]) as journal (id), lateral (
          select ${id}, ${updatedAt} from ${articles} where ${journalId} = journal.id and ${isWanted} ${inOrder}
        ) as changed order by changed.updated_at, changed.id limit ${limit}`;
  const { rows } = await db.execute<{ id: string }>(changes);
  const found = await reading(
    db,
    inArray(
      id,
      rows.map((row) => row.id),
    ),
  );
  const byId = new Map(found.map((article) => [article.id, article]));
  return rows.flatMap((row) => byId.get(row.id) ?? []);
}
