import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { articleKeywords, articles, articleSearch, journals } from '../../db/schema/index.ts';
import { listed, type ArticleRow, type ListedArticle } from './article-store.ts';
import { titleWords } from './title-words.ts';

const keywords = sql`${sql.placeholder('keywords')}::text[]`;
const subject = sql.placeholder('subject');

/** How many of the words stand in an article's title. */
const titleWordsShared = sql`(select count(*) from unnest(${sql.placeholder('words')}::text[]) word
       where strpos(lower(${articles.title}->>'text'), word) > 0)`;

// Limits as they are: of one that is a parameter the planner expects a tenth of all that there is.
/** How many of the nearest by keywords and subject are compared by title, which would be slow for all. */
const comparedByTitle = sql.raw('200');
/** So many, and one more for the article itself. */
const looked = sql.raw('201');
/** Of each keyword so many articles are looked at, the newest. */
const comparedByKeyword = sql.raw('1000');

/** The newest articles of a journal, or of all of them. */
const newestOf = (where: SQL) => sql`
  select article_id, published_on from ${articleSearch} where ${where}
  order by published_on desc, article_id desc limit ${looked}`;

/** What may be near: the articles with most of the keywords; and the newest of the subject's journals and of all. */
const candidates = sql`
  (select tagged.article_id from unnest(${keywords}) as wanted(keyword), lateral (
      select article_id, published_on from ${articleKeywords} where keyword = wanted.keyword
      order by published_on desc, article_id desc limit ${comparedByKeyword}
    ) tagged
    group by tagged.article_id order by count(*) desc, max(published_on) desc, article_id desc limit ${looked})
  union (select newest.article_id from ${journals}, lateral (${newestOf(sql`${articleSearch.journalId} = ${journals.id}`)}) newest
    where ${journals.subject} = ${subject} order by newest.published_on desc, newest.article_id desc limit ${looked})
  union select newest.article_id from (${newestOf(sql`true`)}) newest`;

/**
 * Of what may be near the nearest: those that share most keywords, then those of the subject, then the newest. As an array: of a
 * subquery the planner expects so many that it would read every article.
 */
const nearest = sql`
  select near.id, shared, subject = ${subject} as is_of_subject from (
    select article_search.article_id as id, journal_id, published_on, (
      select count(*) from article_keywords own where own.article_id = article_search.article_id and keyword = any(${keywords})
    ) as shared
    from article_search where article_search.article_id = any(array(${candidates}))
  ) near join journals on journals.id = journal_id
  where near.id <> ${sql.placeholder('articleId')}
  order by shared desc, is_of_subject desc, published_on desc, near.id desc limit ${comparedByTitle}`;

const nearTo = prepared('related articles', (db) =>
  db
    .select(listed)
    .from(sql`(${nearest}) pool`)
    .innerJoin(articles, sql`${articles.id} = pool.id`)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .orderBy(
      sql`pool.shared desc, pool.is_of_subject desc`,
      desc(titleWordsShared),
      desc(eq(articles.journalId, sql.placeholder('journalId'))),
      desc(articles.publishedOn),
      desc(articles.id),
    )
    .limit(sql.placeholder('limit')),
);

/**
 * Articles near to one: those that share most keywords, then those of its subject, then those with words of its title,
 * then its journal's, then the newest; never itself, and nothing that was withdrawn.
 */
export async function listRelatedArticles(
  db: Database,
  { article, subject: ofJournal }: { article: ArticleRow; subject: string },
  limit: number,
): Promise<ListedArticle[]> {
  return nearTo(db, {}).execute({
    articleId: article.id,
    journalId: article.journalId,
    keywords: [...new Set(article.keywords.map((keyword) => keyword.text.toLowerCase().slice(0, 200)))],
    words: titleWords(article.title.text),
    subject: ofJournal,
    limit,
  });
}
