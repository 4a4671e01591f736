import { and, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { articles, articleSearch, journals } from '../../db/schema/index.ts';
import { listed, type ArticleRow, type ListedArticle } from './article-store.ts';
import { titleWords } from './title-words.ts';

/** How many of the keywords an article has, in whatever case. */
const keywordsShared = sql<number>`(select count(distinct lower(word->>'text')) from jsonb_array_elements(${articles.keywords}) word
       where lower(word->>'text') = any(${sql.placeholder('keywords')}::text[]))`;

/** How many of the words stand in an article's title. */
const titleWordsShared = sql`(select count(*) from unnest(${sql.placeholder('words')}::text[]) word
       where strpos(lower(${articles.title}->>'text'), word) > 0)`;

/** How many of the nearest by keywords and subject are compared by title, which would be slow for all. */
const comparedByTitle = 200;
/** So many keywords are looked for together. */
const mostKeywords = 6;

/** What has one of the keywords, two of them, and three, as the index of words is asked. */
function keywordQueries(keywords: readonly string[]): string[] {
  const marks = [...new Set(keywords)]
    .slice(0, mostKeywords)
    .map((one) => `'k=${one.slice(0, 200).replace(/['\\]/g, '$&$&')}'`);
  const after = (place: number) => marks.slice(place + 1).map((mark, more) => ({ mark, place: place + 1 + more }));
  const pairs = marks.flatMap((one, place) => after(place).map((two) => ({ ...two, mark: `${one} & ${two.mark}` })));
  const triples = pairs.flatMap(({ mark, place }) => after(place).map((three) => `${mark} & ${three.mark}`));
  return [marks, pairs.map(({ mark }) => mark), triples]
    .filter((some) => some.length > 0)
    .map((some) => some.join(' | '));
}

/** The newest articles of a journal, or of all of them. */
const newestOf = (where: SQL) => sql`
  select article_id, published_on from ${articleSearch} where ${where}
  order by published_on desc, article_id desc limit ${comparedByTitle + 1}`;

/**
 * What may be near: the newest articles with one of the keywords, with two and with three, so that a frequent keyword hides none that
 * shares more; and the newest of the subject's journals and of all.
 */
const candidates = sql`
  select unnest(found.article_ids) as id from unnest(${sql.placeholder('queries')}::tsquery[]) as shared(query),
    newest_found(shared.query, null, ${comparedByTitle}) as found
  union (select newest.article_id from ${journals}, lateral (${newestOf(sql`${articleSearch.journalId} = ${journals.id}`)}) newest
    where ${journals.subject} = ${sql.placeholder('subject')} order by newest.published_on desc, newest.article_id desc limit ${comparedByTitle + 1})
  union select newest.article_id from (${newestOf(sql`true`)}) newest`;

const nearTo = prepared('related articles', (db) => {
  // As an array: of a subquery the planner expects so many that it would read every article.
  const isCandidate = sql`${articles.id} = any(array(${candidates}))`;
  const pool = db
    .select({
      id: articles.id,
      shared: keywordsShared.as('shared'),
      isOfSubject: sql<boolean>`${journals.subject} = ${sql.placeholder('subject')}`.as('is_of_subject'),
    })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(and(isCandidate, ne(articles.id, sql.placeholder('articleId')), isNull(articles.withdrawnOn)))
    .orderBy(sql`shared desc, is_of_subject desc`, desc(articles.publishedOn), desc(articles.id))
    .limit(comparedByTitle)
    .as('pool');
  return db
    .select(listed)
    .from(pool)
    .innerJoin(articles, eq(articles.id, pool.id))
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .orderBy(
      desc(pool.shared),
      desc(pool.isOfSubject),
      desc(titleWordsShared),
      desc(eq(articles.journalId, sql.placeholder('journalId'))),
      desc(articles.publishedOn),
      desc(articles.id),
    )
    .limit(sql.placeholder('limit'));
});

/**
 * Articles near to one: those that share most keywords, then those of its subject, then those with words of its title,
 * then its journal's, then the newest; never itself, and nothing that was withdrawn.
 */
export async function listRelatedArticles(
  db: Database,
  { article, subject }: { article: ArticleRow; subject: string },
  limit: number,
): Promise<ListedArticle[]> {
  const keywords = article.keywords.map((keyword) => keyword.text.toLowerCase());
  return nearTo(db, {}).execute({
    articleId: article.id,
    journalId: article.journalId,
    keywords,
    queries: keywordQueries(keywords),
    words: titleWords(article.title.text),
    subject,
    limit,
  });
}
