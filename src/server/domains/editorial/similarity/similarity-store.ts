import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articles, journals, manuscriptChecks, manuscriptVersions } from '../../../db/schema/index.ts';

/** The submitted version to compare. */
export async function findCompared(db: Database, manuscriptId: string, version: number) {
  const { title, abstract, fileIds } = manuscriptVersions;
  const [found] = await db
    .select({ title, abstract, fileIds })
    .from(manuscriptVersions)
    .where(and(eq(manuscriptVersions.manuscriptId, manuscriptId), eq(manuscriptVersions.version, version)));
  return found ?? null;
}

/**
 * Limits of a comparison: how many words it starts from, how many articles may have each, how many articles it reads
 * whole, and their length.
 */
const bounds = { words: 120, articles: 300, read: 20, characters: 1_000_000 };

/**
 * The published articles that share most of a text's rarer words, with their texts. Common words prove nothing, and
 * copied text has the rare ones, too.
 */
export async function listLikeTexts(db: Database, text: string): Promise<{ articleId: string; text: string }[]> {
  const { rows } = await db.execute<{ articleId: string; text: string }>(sql`
    with typed as (
      select lexeme, cardinality(positions) as times
      from unnest(to_tsvector('english', left(search_fold(${text}), 200000)))
      where length(lexeme) between 4 and 40
    ),
    common as materialized (
      select lexeme, share
      from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) one(lexeme, share)
      where schemaname = current_schema and tablename = 'article_search' and attname = 'words'
    ),
    rare as materialized (
      select quote_literal(lexeme)::tsquery as query from typed left join common using (lexeme)
      where coalesce(share, 0) * (select published from article_counts where journal_id is null and level = 'all') <= ${bounds.articles}
      order by share nulls first, times desc, length(lexeme) desc, lexeme limit ${bounds.words}
    ),
    had as materialized (
      select article_ids from rare cross join lateral (
        select array_agg(article_id) as article_ids
        from (select article_id from article_search where words @@ query limit ${bounds.articles + 1}) about
      ) found where cardinality(article_ids) <= ${bounds.articles}
    ),
    likest as (
      select article_id from had, unnest(article_ids) one(article_id)
      group by article_id order by sum(1.0 / cardinality(article_ids)) desc, article_id limit ${bounds.read}
    )
    select articles.id::text as "articleId", concat_ws(E'\n', articles.abstract_text, regexp_replace(
      regexp_replace(left(body_html, ${bounds.characters}), '</?(a|abbr|b|bdi|cite|em|i|mark|s|small|span|strong|sub|sup|u)(\\s[^>]*)?>', '', 'g'),
      '<[^>]*>|&[#a-zA-Z0-9]+;', ' ', 'g')) as text
    from likest join articles on articles.id = likest.article_id
      left join article_texts on article_texts.article_id = articles.id`);
  return rows;
}

export type FoundSimilarity = NonNullable<(typeof manuscriptChecks.$inferSelect)['similarity']>;

/** Saves a version's matches with articles, and the DOIs that it cites; its other checks stay. */
export async function keepSimilarity(
  db: Database,
  { manuscriptId, version }: { manuscriptId: string; version: number },
  found: { readonly similarity: FoundSimilarity; readonly citedDois: string[]; readonly citedText: string },
): Promise<void> {
  await db
    .insert(manuscriptChecks)
    .values({ manuscriptId, version, ...found })
    .onConflictDoUpdate({ target: [manuscriptChecks.manuscriptId, manuscriptChecks.version], set: found });
}

/** The saved results; null while the comparison is running. */
export async function findSimilarity(db: Database, manuscriptId: string, version: number) {
  const { similarity, citedDois, citedText } = manuscriptChecks;
  const [kept] = await db
    .select({ similarity, citedDois, citedText })
    .from(manuscriptChecks)
    .where(and(eq(manuscriptChecks.manuscriptId, manuscriptId), eq(manuscriptChecks.version, version)));
  return { similarity: kept?.similarity ?? null, citedDois: kept?.citedDois ?? null, citedText: kept?.citedText ?? '' };
}

/** The titles and places of articles. */
export async function listPlaces(db: Database, articleIds: readonly string[]) {
  if (articleIds.length === 0) return [];
  return db
    .select({ id: articles.id, title: articles.title, journalAbbreviation: journals.abbreviation })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(inArray(articles.id, [...articleIds]));
}
