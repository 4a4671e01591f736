import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commonFrom, type IndexedWord, type Term } from './choose-terms.ts';

/** How common the index has these words; the numbers are PostgreSQL's statistics (ANALYZE). */
export async function readIndexedWords(db: Database, words: readonly string[]): Promise<IndexedWord[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<Record<string, unknown> & IndexedWord>(sql`
    with typed as (
      select lexeme, array_agg(place::int order by place) as places from (
        select place, unnest(tsvector_to_array(to_tsvector('english',
          case when word ~ '^[a-z0-9]+$' then word else search_fold(word) end))) as lexeme
        from unnest(${sql.param(words)}::text[]) with ordinality as one(word, place)
      ) folded group by lexeme
    ),
    common as materialized (
      select lexeme, share
      from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) one(lexeme, share)
      where schemaname = current_schema and tablename = 'article_search' and attname = 'head'
    )
    select places, lexeme, coalesce(share, (select min(share) / 4 from common), 0)::float8 as share
    from typed left join common using (lexeme)`);
  return rows;
}

/** How many articles are looked at for who wrote them: what shares less than they do is not near. */
const nearArticles = 3000;

/** A reviewer with their closeness to a manuscript. */
export interface NearPerson {
  readonly userId: string;
  /** Whether they review for the manuscript's own journal. */
  readonly isOwn: boolean;
  /** How much of what the terms say is said by their work and interests, from 0 to 1. */
  readonly nearness: number;
  /** The nearest of their articles, the nearest first. */
  readonly articleIds: readonly string[];
}

interface NearnessQuery {
  readonly journalId: string;
  readonly terms: readonly Term[];
  /** How many articles there are: the rarer a word among them, the more it says (BM25's inverse document frequency). */
  readonly total: number;
  /** Of the journal's own reviewers, and as many of others. */
  readonly limit: number;
  /** These people alone, whether they share anything or not; null: all of them. */
  readonly among: readonly string[] | null;
}

/** The terms as a table, each with the query that finds it. */
const termsOf = (terms: readonly Term[]) => sql`(
  select lexeme, weight, quote_literal(lexeme)::tsquery as query
  from unnest(${sql.param(terms.map(({ lexeme }) => lexeme))}::text[], ${sql.param(terms.map(({ weight }) => weight))}::real[]) one(lexeme, weight)
) terms`;

/** The articles that share most with the terms; a word counts the more, the fewer articles have it. */
const nearest = ({ terms, total }: NearnessQuery): SQL => sql`
    typed as materialized (
      select lexeme, query, weight, article_ids, coalesce(cardinality(article_ids), 0) as articles
      from ${termsOf(terms)} cross join lateral (
        select array_agg(article_id) as article_ids
        from (select article_id from article_search where head @@ query limit ${commonFrom + 1}) about
      ) found
    ),
    term as materialized (
      select query, article_ids, weight * ln(1 + (${total} - articles + 0.5) / (articles + 0.5)) as weight
      from typed where articles <= ${commonFrom}
    ),
    near as materialized (
      select article_id, sum(weight) as score from term, unnest(article_ids) one(article_id)
      group by article_id order by score desc, article_id limit ${nearArticles}
    )`;

/** The reviewers who can log in. */
const reviewers = ({ journalId, among }: NearnessQuery): SQL => sql`
    pool as materialized (
      select holder.user_id, users.email, name_key, full_name, bool_or(holder.journal_id = ${journalId}) as is_own
      from journal_role_holders holder join users on users.id = holder.user_id
        join account_names on account_names.user_id = users.id
      where holder.role = 'reviewer' and users.email_verified_at is not null and users.disabled_at is null and users.deleted_at is null
        and ${among === null ? sql`true` : sql`users.id = any(${sql.param(among)}::uuid[])`}
      group by holder.user_id, users.email, name_key, full_name
    )`;

/** Matches articles with people by address, ORCID iD or name. */
const works = sql`
    written as materialized (
      select near.article_id, near.score, one.name_key, one.full_name, one.email, one.orcid
      from near join authorships one on one.article_id = near.article_id
    ),
    work as (
      select user_id, article_id, score from pool join written using (name_key)
      where pool.full_name = written.full_name or names_fit(name_key, pool.full_name, written.full_name)
      union
      select user_id, article_id, score from pool join written using (email)
      union
      select user_id, written.article_id, score
      from pool join authorships own on own.email = pool.email join written on written.orcid = own.orcid
    ),
    ranked as (select *, row_number() over (partition by user_id order by score desc, article_id) as place from work),
    works as (
      select user_id, sum(score / 2 ^ (place - 1)) as score, array_agg(article_id::text order by place) as article_ids
      from ranked where place <= 3 group by user_id
    )`;

/**
 * The site's reviewers whose work is nearest to the terms: a person's nearest article counts fully, the second half,
 * the third a quarter; then shared interests. Includes the journal's own reviewers who share nothing.
 */
export async function listNearPeople(db: Database, query: NearnessQuery): Promise<NearPerson[]> {
  const { rows } = await db.execute<Record<string, unknown> & NearPerson>(sql`
    with ${nearest(query)}, ${reviewers(query)}, ${works},
    interests as (
      select found.user_id, sum(weight) as score
      from term cross join lateral (
        select user_id from reviewer_profiles where to_tsvector('english'::regconfig, interests) @@ query
      ) found group by found.user_id
    ),
    scored as (
      select pool.user_id, is_own, coalesce(works.score, 0) + coalesce(interests.score, 0) as score,
        coalesce(article_ids, '{}') as article_ids
      from pool left join works using (user_id) left join interests using (user_id)
    ),
    placed as (
      select *, row_number() over (partition by is_own order by score desc, user_id) as place
      from scored where is_own or score > 0 or ${query.among !== null}
    )
    select user_id::text as "userId", is_own as "isOwn", article_ids as "articleIds",
      least(1, coalesce(score / nullif((select sum(weight) from term), 0), 0))::float8 as nearness
    from placed where place <= ${query.limit} order by is_own desc, place`);
  return rows;
}

/** What an article shares with a manuscript. */
interface SharedArticle {
  readonly articleId: string;
  readonly title: string;
  readonly year: string;
  readonly lexemes: readonly string[];
}

/** Which of the terms these articles share, the most telling first. */
export async function listSharedTerms(
  db: Database,
  terms: readonly Term[],
  articleIds: readonly string[],
): Promise<SharedArticle[]> {
  if (articleIds.length === 0) return [];
  const { rows } = await db.execute<Record<string, unknown> & SharedArticle>(sql`
    select articles.id::text as "articleId", articles.title->>'text' as title, left(articles.published_on, 4) as year,
      array(select lexeme from ${termsOf(terms)} where head @@ query order by weight desc) as lexemes
    from articles join article_search on article_search.article_id = articles.id
    where articles.id = any(${sql.param(articleIds)}::uuid[])`);
  return rows;
}

/** Which of the terms the stated interests of these people share. */
export async function listSharedInterests(
  db: Database,
  terms: readonly Term[],
  userIds: readonly string[],
): Promise<{ userId: string; lexemes: string[] }[]> {
  const { rows } = await db.execute<{ userId: string; lexemes: string[] }>(sql`
    select user_id::text as "userId", lexemes from (
      select user_id, array(
        select lexeme from ${termsOf(terms)} where to_tsvector('english'::regconfig, interests) @@ query order by weight desc
      ) as lexemes
      from reviewer_profiles where user_id = any(${sql.param(userIds)}::uuid[])
    ) shared where lexemes <> '{}'`);
  return rows;
}
