import { and, eq, inArray, isNull, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { asJson } from '../../db/as-json.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { articles, journals } from '../../db/schema/index.ts';
import type { PrintedAuthor } from '../../db/schema/publications.ts';
import { countedOf, readCount } from '../journals/index.ts';

/** As the indexes have it: with nulls first, PostgreSQL would sort all articles for each list. */
export const newestFirst = [sql`${articles.publishedOn} desc nulls last`, sql`${articles.id} desc nulls last`];

/** Of each author the name alone: affiliations and the rest are a third of what a list would be told. */
const authorNames = sql<Pick<PrintedAuthor, 'authorGivenName' | 'authorLastName'>[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('authorGivenName', author->'authorGivenName', 'authorLastName', author->'authorLastName')), '[]')
  from jsonb_array_elements(${articles.authors}) author)`;

/** The columns of an article and its journal that lists show. */
export const listed = {
  id: articles.id,
  title: articles.title,
  authors: authorNames,
  abstractText: articles.abstractText,
  volume: articles.volume,
  issue: articles.issue,
  receivedOn: articles.receivedOn,
  acceptedOn: articles.acceptedOn,
  publishedOn: articles.publishedOn,
  access: articles.access,
  withdrawnOn: articles.withdrawnOn,
  retractedOn: articles.retractedOn,
  journalAbbreviation: journals.abbreviation,
  journalTitle: journals.title,
  journalIssn: journals.issn,
};

/** Lists of articles, still without an order. */
export const listing = (db: Database, where: SQL | undefined) =>
  db.select(listed).from(articles).innerJoin(journals, eq(journals.id, articles.journalId)).where(where);

export type ListedArticle = Awaited<ReturnType<typeof listing>>[number];

/** Which published articles: all of them or one journal's, the withdrawn among them or not. */
export interface ArticleFilter {
  readonly journalId?: string | undefined;
  readonly withdrawn?: 'shown' | 'left-out';
}

/** The same, in a statement that is told the journal each time. */
type PlacedFilter = Pick<ArticleFilter, 'withdrawn'> & { readonly journalId?: string | Placeholder | undefined };

const ofJournal = ({ journalId }: PlacedFilter) => (journalId ? eq(articles.journalId, journalId) : undefined);
const isLeftOut = ({ withdrawn = 'shown' }: Pick<ArticleFilter, 'withdrawn'>) => withdrawn === 'left-out';
const isOf = (filter: PlacedFilter) =>
  and(ofJournal(filter), isLeftOut(filter) ? isNull(articles.withdrawnOn) : undefined);

/** How many articles there are, as the database has counted them. */
const countOf = (filter: PlacedFilter) =>
  sql<number>`coalesce((select ${isLeftOut(filter) ? sql`published - withdrawn` : sql`published`} from article_counts
    where ${countedOf(filter.journalId)} and level = 'all'), 0)`.mapWith(Number);

/** How many articles there are. */
export async function countArticles(db: Database, filter: ArticleFilter): Promise<number> {
  const { published, withdrawn } = await readCount(db, filter.journalId);
  return isLeftOut(filter) ? published - withdrawn : published;
}

/** The month in which the article of a place comes out, counted from the newest: what sorts first of it, and how many come before it. */
async function findMonthAt(db: Database, filter: ArticleFilter, place: number) {
  const shown = isLeftOut(filter) ? sql`published - withdrawn` : sql`published`;
  const { rows } = await db.execute<{ upTo: string; before: number }>(sql`
    select case when length(period) = 7 then period || '-31' else period end as "upTo", (upto - number)::int as before
    from (
      select period, ${shown} as number, sum(${shown}) over (order by period desc) as upto
      from article_counts where ${countedOf(filter.journalId)} and level = 'month' and published > 0
    ) months
    where upto > ${place} order by upto limit 1`);
  return rows[0] ?? null;
}

const rowsAtOnce = 500;

/**
 * Every matching published article, newest first, some hundreds at a time, because all at once would block other
 * requests.
 */
export async function* eachArticlePart(db: Database, filter: ArticleFilter): AsyncGenerator<ListedArticle[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await listing(db, and(isOf(filter), after))
      .orderBy(...newestFirst)
      .limit(rowsAtOnce);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = sql`(${articles.publishedOn}, ${articles.id}) < (${last.publishedOn}, ${last.id}::uuid)`;
  }
}

const partOf = prepared(
  'article part',
  (
    db,
    {
      isOfJournal,
      withdrawn,
      isFromMonth,
    }: { isOfJournal: boolean; withdrawn: 'shown' | 'left-out'; isFromMonth: boolean },
  ) => {
    const filter = { withdrawn, journalId: isOfJournal ? sql.placeholder('journalId') : undefined };
    const ids = db
      .select({ id: articles.id })
      .from(articles)
      .where(and(isOf(filter), isFromMonth ? lte(articles.publishedOn, sql.placeholder('upTo')) : undefined))
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'));
    return db
      .select({ article: asJson(listed), total: countOf(filter) })
      .from(articles)
      .innerJoin(journals, eq(journals.id, articles.journalId))
      .where(inArray(articles.id, ids))
      .orderBy(...newestFirst);
  },
);

/**
 * A page of the published articles, newest first, with their total number, because a list shows both. Uses the monthly
 * counts to skip rows: only the month in which the page begins is scanned, in the index alone.
 */
export async function findArticlePart(
  db: Database,
  filter: ArticleFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedArticle[]; total: number }> {
  const begin = offset === 0 ? null : await findMonthAt(db, filter, offset);
  // After the last page there are no rows to carry the total.
  if (offset > 0 && begin === null) return { rows: [], total: await countArticles(db, filter) };
  const { journalId, withdrawn = 'shown' } = filter;
  const part = partOf(db, { isOfJournal: journalId !== undefined, withdrawn, isFromMonth: begin !== null });
  const rows = await part.execute({ journalId, limit, offset: offset - (begin?.before ?? 0), upTo: begin?.upTo });
  const [first] = rows;
  return { rows: rows.map(({ article }) => article), total: first?.total ?? 0 };
}

const byId = prepared('articles by id', (db) =>
  db
    .select({ article: asJson(listed) })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(sql`${articles.id} = any(${sql.placeholder('ids')}::uuid[])`),
);

/** The articles of these ids, in the same order. */
export async function listArticlesById(db: Database, ids: readonly string[]): Promise<ListedArticle[]> {
  if (ids.length === 0) return [];
  const rows = await byId(db, {}).execute({ ids });
  return rows.map(({ article }) => article).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
