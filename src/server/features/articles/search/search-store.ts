import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { SearchOrder } from '../../../../contracts/constants.ts';
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

const everyArticle = sql`select article_id, journal_id, year, published_on, 0 as rank from ${articleSearch}`;

export interface ResultPage {
  readonly journalIds: readonly string[];
  readonly year: string | undefined;
  readonly sort: SearchOrder;
  readonly limit: number;
  readonly offset: number;
}

/** Counts what a plan finds (everything without one) by journal and year, and lists one page of it; one pass for both. */
export async function findArticles(
  db: Database,
  plan: SearchPlan | 'everything',
  page: ResultPage,
): Promise<{ counts: FoundCount[]; articleIds: string[] }> {
  const found = plan === 'everything' ? everyArticle : sql`select * from found_articles(${queryOf(plan)})`;
  const ofYear = page.year === undefined ? sql`true` : sql`year = ${page.year}`;
  const first = page.sort === 'relevance' ? sql`rank desc, ` : sql``;
  const { rows } = await db.execute<{ counts: FoundCount[]; articleIds: string[] }>(sql`
    with found as materialized (${found}),
    counted as (select journal_id as "journalId", year, count(*) as found from found group by journal_id, year),
    shown as (
      select article_id from found
      where journal_id = any(${sql.param(page.journalIds)}::uuid[]) and ${ofYear}
      order by ${first}published_on desc, article_id desc limit ${page.limit} offset ${page.offset}
    )
    select (select coalesce(json_agg(counted), '[]') from counted) as counts,
      array(select article_id::text from shown) as "articleIds"`);
  return rows[0] ?? { counts: [], articleIds: [] };
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
