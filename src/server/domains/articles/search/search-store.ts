import { eq, sql, type SQL } from 'drizzle-orm';
import { mostFound, type SearchOrder } from '../../../../contracts/constants.ts';
import { asJson } from '../../../db/as-json.ts';
import type { Database } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { articles, articleSearch, journals } from '../../../db/schema/index.ts';
import type { EverythingCounted, FacetJournal, FoundCount } from './count-facets.ts';
import type { SearchPlan, WordFacts } from './plan-search.ts';

/** Updates an article's search entries; a withdrawn one gets none. */
export async function indexArticle(db: Database, articleId: string): Promise<void> {
  await db.execute(
    sql`select index_article(${articles.id}) from ${articles} where ${articles.id} = ${articleId} and ${articles.withdrawnOn} is null`,
  );
}

/** Removes an article from the search. */
export async function unindexArticle(db: Database, articleId: string): Promise<void> {
  await db.delete(articleSearch).where(eq(articleSearch.articleId, articleId));
}

/** What the index knows of typed words; leaves out words that cannot be compared. */
export async function readWordFacts(db: Database, words: readonly string[]): Promise<Map<string, WordFacts>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ place: string } & Record<string, unknown> & WordFacts>(
    sql`select place, folded, is_common as "isCommon", is_known as "isKnown", is_beginning as "isBeginning" from typed_words(${sql.param(words)}::text[])`,
  );
  return new Map(rows.map(({ place, ...facts }) => [words[Number(place) - 1] ?? '', facts]));
}

/** Words of the articles that look like one, the likest first. */
export async function listNearWords(db: Database, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`select near_words(search_terms(${word})) as word`);
  return rows.map((row) => row.word);
}

const facetJournals = prepared('facet journals', (db) => {
  const { id, abbreviation, title, subject } = journals;
  const all = sql<
    FacetJournal[]
  >`coalesce(json_agg(${asJson({ id, abbreviation, title, subject })} order by ${id}), '[]')`;
  return db.select({ all }).from(journals);
});

/** Every journal, with what its articles are counted by. */
export async function listFacetJournals(db: Database): Promise<FacetJournal[]> {
  const [row] = await facetJournals(db, {}).execute();
  return row?.all ?? [];
}

function queryOf({ words, beginning, language }: SearchPlan): SQL {
  const whole = sql`websearch_to_tsquery(${language}::regconfig, ${words})`;
  const begun = sql`words_begun(${beginning})`;
  if (beginning === null) return whole;
  return words === '' ? begun : sql`(${whole} && ${begun})`;
}

/** How many results are ranked by their text, which must be read for it; the others follow. */
const mostRanked = 100;

/** The filters of results; an empty list of journals finds nothing. */
export interface Within {
  readonly journalIds: readonly string[] | undefined;
  readonly year: string | undefined;
}

export interface ResultPage {
  readonly sort: SearchOrder;
  readonly limit: number;
  readonly offset: number;
}

/** The results of a plan. */
export interface Found {
  /** Whether that is all that fits, and not the newest of it. */
  readonly isWhole: boolean;
  readonly total: number;
  /** By journal and year, if all results were counted. */
  readonly counts: FoundCount[];
}

/** The index marks of these journals' articles. */
const ofJournals = (journalIds: readonly string[]) => journalIds.map((id) => `'j=${id}'`).join(' | ');

/** What the index is asked for: the words, and within what. */
function wantedOf({ journalIds, year }: Within): SQL {
  const marks = journalIds === undefined ? sql`null` : sql`${ofJournals(journalIds)}`;
  return sql`query, ${marks}::tsquery, ${year ?? null}::text`;
}

/** The newest articles that a plan finds, as many as are listed. */
const newestFound = (plan: SearchPlan, within: Within) => sql`
  asked as (select ${queryOf(plan)} as query),
  newest as materialized (select newest_placed.* from asked, newest_placed(${wantedOf(within)}, ${mostFound}))`;

/** The results, with counts only if complete: else they would describe the newest only. */
const countsOfNewest = sql`is_whole as "isWhole", cardinality(article_ids) as total, (
  select coalesce(json_agg(counted), '[]') from (
    select journal_id as "journalId", year, count(*) as found
    from unnest(case when is_whole then journal_ids end, years) as one(journal_id, year) where journal_id is not null group by journal_id, year
  ) counted) as counts`;

/** Counts the results of a plan without listing them. */
export async function countFound(db: Database, plan: SearchPlan): Promise<Found> {
  const everywhere = { journalIds: undefined, year: undefined };
  const { rows } = await db.execute<Record<string, unknown> & Found>(
    sql`with ${newestFound(plan, everywhere)} select ${countsOfNewest} from newest`,
  );
  return rows[0] ?? { isWhole: true, total: 0, counts: [] };
}

/**
 * Finds the newest articles of a plan, as many as are listed, and of those one page. Where there are more than are ranked, those with the
 * words in their titles come first, however old, then the newest.
 */
export async function findArticles(
  db: Database,
  plan: SearchPlan,
  within: Within,
  page: ResultPage,
): Promise<Found & { readonly articleIds: string[] }> {
  const isByRelevance = page.sort === 'relevance';
  // Ranked results come first: later pages need no rank.
  const isRanked = isByRelevance && page.offset < mostRanked;
  const { rows } = await db.execute<Record<string, unknown> & Found & { readonly articleIds: string[] }>(sql`
    with ${newestFound(plan, within)},
    titled as materialized (
      select newest_titled(${wantedOf(within)}, ${mostRanked}) as article_ids from asked, newest
      where ${isByRelevance} and cardinality(article_ids) > ${mostRanked}
    ),
    placed as materialized (
      select id, row_number() over (order by min(place)) as place from (
        select id, place from titled, unnest(article_ids) with ordinality as one(id, place)
        union all
        select id, ${mostRanked}::int + place from newest, unnest(article_ids) with ordinality as one(id, place)
      ) each group by id
    ),
    ranked as materialized (
      select id, ts_rank(head, query) as rank from placed, asked, ${articleSearch}
      where ${isRanked} and article_id = id and place <= ${mostRanked}
    ),
    shown as (
      select id from placed left join ranked using (id) where place <= ${mostFound}
      order by rank desc nulls last, place limit ${page.limit} offset ${page.offset}
    )
    select ${countsOfNewest}, array(select id::text from shown) as "articleIds" from newest`);
  return rows[0] ?? { isWhole: true, total: 0, counts: [], articleIds: [] };
}

/** The number of articles of each journal in a year, or in total, and of each year in journals, or in all. */
export async function countEverything(db: Database, { journalIds, year }: Within): Promise<EverythingCounted> {
  const ofPeriod = year === undefined ? sql`level = 'all'` : sql`level = 'year' and period = ${year}`;
  const ofWhom =
    journalIds === undefined ? sql`journal_id is null` : sql`journal_id = any(${sql.param(journalIds)}::uuid[])`;
  const { rows } = await db.execute<Record<string, unknown> & EverythingCounted>(sql`
    select
      (select coalesce(json_agg(json_build_object('journalId', journal_id, 'found', published - withdrawn)), '[]')
        from article_counts where journal_id is not null and ${ofPeriod} and published > withdrawn) as "ofJournals",
      (select coalesce(json_agg(years), '[]') from (
        select period as year, sum(published - withdrawn) as found from article_counts where ${ofWhom} and level = 'year'
        group by period having sum(published - withdrawn) > 0
      ) years) as "ofYears"`);
  return rows[0] ?? { ofJournals: [], ofYears: [] };
}

/** A page of all articles, or of those of journals or of a year, the newest first; each journal is read along its index. */
export async function listNewest(
  db: Database,
  { journalIds, year }: Within,
  { limit, offset }: ResultPage,
): Promise<string[]> {
  const ofYear =
    year === undefined ? sql`true` : sql`published_on >= ${year} and published_on < ${`${Number(year) + 1}`}`;
  const first = (where: SQL) => sql`
    select article_id, published_on from ${articleSearch} where ${where} and ${ofYear}
    order by published_on desc, article_id desc limit ${limit + offset}`;
  const listed =
    journalIds === undefined
      ? first(sql`true`)
      : sql`select newest.* from unnest(${sql.param(journalIds)}::uuid[]) as wanted(id), lateral (${first(sql`journal_id = wanted.id`)}) newest`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select article_id::text as id from (${listed}) listed order by published_on desc, article_id desc limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** Which of the words of a text are among those that a plan looks for. */
export async function listMarkedWords(db: Database, plan: SearchPlan, words: readonly string[]): Promise<string[]> {
  const any = sql`websearch_to_tsquery(${plan.language}::regconfig, ${plan.marked.join(' or ')})`;
  const begun = plan.beginning === null ? sql`` : sql` || to_tsquery('simple', ${`${plan.beginning}:*`})`;
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select word, case when word ~ '^[a-z0-9]+$' then word else search_terms(word) end as folded
      from unnest(${sql.param(words)}::text[]) word
    ) shown
    where to_tsvector('english', folded) || to_tsvector('simple', folded) @@ (${any}${begun})`);
  return rows.map(({ word }) => word);
}
