import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, journals } from '../../db/schema/index.ts';
import { listArticlesById, type ArticleRow, type ListedArticle } from './article-store.ts';
import { titleWords } from './title-words.ts';

/** How many of these keywords an article has, in whatever case. */
const keywordsShared = (keywords: readonly string[]) =>
  sql<number>`(select count(distinct lower(word->>'text')) from jsonb_array_elements(${articles.keywords}) word
       where lower(word->>'text') in ${keywords})`;

/** How many of these words stand in an article's title. */
const titleWordsShared = (words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`(strpos(lower(${articles.title}->>'text'), ${word}) > 0)::int`),
    sql` + `,
  );

/** How many of the nearest by keywords and subject are compared by title, which would be slow for all. */
const comparedByTitle = 200;

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
  const words = titleWords(article.title.text);
  const pool = db
    .select({
      id: articles.id,
      shared: (keywords.length > 0 ? keywordsShared(keywords) : sql<number>`0`).as('shared'),
      isOfSubject: sql<boolean>`${journals.subject} = ${subject}`.as('is_of_subject'),
    })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(and(ne(articles.id, article.id), isNull(articles.withdrawnOn)))
    .orderBy(sql`shared desc, is_of_subject desc`, desc(articles.publishedOn), desc(articles.id))
    .limit(comparedByTitle)
    .as('pool');
  const nearest = await db
    .select({ id: articles.id })
    .from(pool)
    .innerJoin(articles, eq(articles.id, pool.id))
    .orderBy(
      desc(pool.shared),
      desc(pool.isOfSubject),
      ...(words.length > 0 ? [desc(titleWordsShared(words))] : []),
      desc(eq(articles.journalId, article.journalId)),
      desc(articles.publishedOn),
      desc(articles.id),
    )
    .limit(limit);
  return listArticlesById(
    db,
    nearest.map(({ id }) => id),
  );
}
