import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { mostFound, type SearchOrder } from '../../../../contracts/constants.ts';
import type { Database } from '../../../db/database.ts';
import { articles, articleSearch, journals } from '../../../db/schema/index.ts';
import type { FacetJournal, FoundCount } from './count-facets.ts';
import type { SearchPlan, WordFacts } from './plan-search.ts';

/** Brings what an article is found by to what the article now says; a withdrawn one is found by nothing. */
export async function indexArticle(db: Database, articleId: string): Promise<void> {
  await db.execute(
    sql`select index_article(${articles.id}) from ${articles} where ${articles.id} = ${articleId} and ${articles.withdrawnOn} is null`,
  );
}

/** Takes an article out of what is searched. */
export async function unindexArticle(db: Database, articleId: string): Promise<void> {
  await db.delete(articleSearch).where(eq(articleSearch.articleId, articleId));
}

/** What the index knows of typed words; a word with nothing to compare is left out. */
export async function readWordFacts(db: Database, words: readonly string[]): Promise<Map<string, WordFacts>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ place: string } & Record<string, unknown> & WordFacts>(
    sql`select place, folded, is_common as "isCommon", is_known as "isKnown", is_beginning as "isBeginning" from typed_words(${sql.param(words)}::text[])`,
  );
  return new Map(rows.map(({ place, ...facts }) => [words[Number(place) - 1] ?? '', facts]));
}

/** Words of the articles that look like one, the likest first. */
export async function listNearWords(db: Database, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`select near_words(search_fold(${word})) as word`);
  return rows.map((row) => row.word);
}

/** Every journal, with what its articles are counted by. */
export function listFacetJournals(db: Database): Promise<FacetJournal[]> {
  const { id, abbreviation, title, subject } = journals;
  return db.select({ id, abbreviation, title, subject }).from(journals).orderBy(asc(id));
}

function queryOf({ words, beginning, language }: SearchPlan): SQL {
  const whole = sql`websearch_to_tsquery(${language}::regconfig, ${words})`;
  const begun = sql`to_tsquery('simple', ${`${beginning}:*`})`;
  if (beginning === null) return whole;
  return words === '' ? begun : sql`(${whole} && ${begun})`;
}

/** What results are narrowed down to; an empty list of journals finds nothing. */
export interface Within {
  readonly journalIds: readonly string[] | undefined;
  readonly year: string | undefined;
}

export interface ResultPage {
  readonly sort: SearchOrder;
  readonly limit: number;
  readonly offset: number;
}

/** What was found of a plan: how much, by journal and year, and one page of it. */
export interface Found {
  /** Whether that is all that fits, and not the newest of it. */
  readonly isWhole: boolean;
  readonly counts: FoundCount[];
  readonly articleIds: string[];
}

/** The marks of what is of these journals, as the index of words has them. */
const ofJournals = (journalIds: readonly string[]) => journalIds.map((id) => `'j=${id}'`).join(' | ');

/**
 * Finds the newest articles of a plan, as many as are ranked, and of those one page. `found` is what their index is asked for
 * (`within`), `shown` what stands on the page: facets are counted without their own choice.
 */
export async function findArticles(
  db: Database,
  plan: SearchPlan,
  { found, shown, page }: { readonly found: Within; readonly shown: Within; readonly page: ResultPage },
): Promise<Found> {
  const marks = found.journalIds === undefined ? null : ofJournals(found.journalIds);
  const asked = marks === null ? sql`query` : sql`query && ${marks}::tsquery`;
  const isShown = sql.join(
    [
      shown.journalIds === undefined ? sql`true` : sql`journal_id = any(${sql.param(shown.journalIds)}::uuid[])`,
      shown.year === undefined ? sql`true` : sql`year = ${shown.year}`,
    ],
    sql` and `,
  );
  const isRanked = page.sort === 'relevance';
  const { rows } = await db.execute<Record<string, unknown> & Found>(sql`
    with asked as (select ${queryOf(plan)} as query),
    newest as materialized (select newest_found.* from asked, newest_found(${asked}, ${found.year ?? null}::text, ${mostFound})),
    found as materialized (
      select article_id, journal_id, year, published_on, ${isRanked ? sql`ts_rank(head, query)` : sql`0`} as rank
      from newest, asked, unnest(newest.article_ids) as one(id) join ${articleSearch} on article_id = id
    ),
    counted as (select journal_id as "journalId", year, count(*) as found from found group by journal_id, year),
    shown as (
      select article_id from found where ${isShown}
      order by rank desc, published_on desc, article_id desc limit ${page.limit} offset ${page.offset}
    )
    select is_whole as "isWhole", (select coalesce(json_agg(counted), '[]') from counted) as counts,
      array(select article_id::text from shown) as "articleIds" from newest`);
  return rows[0] ?? { isWhole: true, counts: [], articleIds: [] };
}

/** How many articles can be found of each journal and year. */
export async function countByJournalAndYear(db: Database): Promise<FoundCount[]> {
  const { rows } = await db.execute<Record<string, unknown> & FoundCount>(sql`
    select journal_id as "journalId", period as year, published - withdrawn as found
    from article_counts where journal_id is not null and level = 'year' and published > withdrawn`);
  return rows;
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
      select word, case when word ~ '^[a-z0-9]+$' then word else search_fold(word) end as folded
      from unnest(${sql.param(words)}::text[]) word
    ) shown
    where to_tsvector('english', folded) || to_tsvector('simple', folded) @@ (${any}${begun})`);
  return rows.map(({ word }) => word);
}
