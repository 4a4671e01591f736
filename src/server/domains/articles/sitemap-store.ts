import { and, desc, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articleCounts, articles, journals, openReviews } from '../../db/schema/index.ts';

const rowsAtOnce = 1000;

/** An article's address and its last change. */
export interface ArticlePlace {
  readonly id: string;
  readonly journalAbbreviation: string;
  readonly updatedAt: Date;
}

const fromOldest = sql`${articles.publishedOn}, ${articles.id}`;
/** The index of the newest backwards: with nulls last, PostgreSQL would sort all articles for each part. */
const oldestFirst = [sql`${articles.publishedOn} nulls first`, sql`${articles.id} nulls first`];

/** The month in which the article of a place comes out, counted from the oldest: what sorts first of it, and how many come before it. */
async function findMonthAt(db: Database, place: number): Promise<{ from: string; before: number } | null> {
  const { rows } = await db.execute<{ from: string; before: number }>(sql`
    select period as "from", (upto - published)::int as before from (
      select period, published, sum(published) over (order by period) as upto
      from article_counts where journal_id is null and level = 'month' and published > 0
    ) months where upto > ${place} order by upto limit 1`);
  return rows[0] ?? null;
}

/** Articles from the one at `offset` on, in the order in which they came out, a thousand rows in memory at a time. */
export async function* eachArticlePlace(
  db: Database,
  range: { offset: number; count: number },
): AsyncGenerator<ArticlePlace> {
  const month = await findMonthAt(db, range.offset);
  let from = month && sql`${articles.publishedOn} >= ${month.from}`;
  let offset = range.offset - (month?.before ?? 0);
  for (let left = range.count; from !== null && left > 0; left -= rowsAtOnce) {
    const rows = await db
      .select({
        id: articles.id,
        publishedOn: articles.publishedOn,
        journalAbbreviation: journals.abbreviation,
        updatedAt: articles.updatedAt,
      })
      .from(articles)
      .innerJoin(journals, eq(journals.id, articles.journalId))
      .where(from)
      .orderBy(...oldestFirst)
      .limit(Math.min(rowsAtOnce, left))
      .offset(offset);
    yield* rows;
    const last = rows.at(-1);
    from = last && rows.length === rowsAtOnce ? sql`(${fromOldest}) > (${last.publishedOn}, ${last.id}::uuid)` : null;
    offset = 0;
  }
}

/** The articles whose reviews can be read, newest first; as many as one file of addresses takes. */
export function listReviewedPlaces(db: Database, limit: number): Promise<ArticlePlace[]> {
  return db
    .select({ id: articles.id, journalAbbreviation: journals.abbreviation, updatedAt: articles.updatedAt })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(
      and(
        isNull(articles.withdrawnOn),
        exists(
          db
            .select({ one: sql`1` })
            .from(openReviews)
            .where(and(eq(openReviews.articleId, articles.id), eq(openReviews.state, 'published'))),
        ),
      ),
    )
    .orderBy(desc(articles.publishedOn), desc(articles.id))
    .limit(limit);
}

/** When the articles of each journal last changed, by the journal's id. */
export async function listLastChanges(db: Database): Promise<Map<string, Date>> {
  const rows = await db
    .select({ journalId: articleCounts.journalId, changed: articleCounts.changedAt })
    .from(articleCounts)
    .where(and(isNotNull(articleCounts.journalId), eq(articleCounts.level, 'all'), gt(articleCounts.published, 0)));
  return new Map(rows.flatMap(({ journalId, changed }) => (journalId === null ? [] : [[journalId, changed]])));
}
