import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { asJson } from '../../db/as-json.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { articleKeywords, articles, articleSearch, journals } from '../../db/schema/index.ts';
import { listed, type ListedArticle } from './article-list-store.ts';
import type { FoundArticle } from './article-store.ts';
import { titleWords } from './title-words.ts';

const keywords = sql`${sql.placeholder('keywords')}::text[]`;
const subject = sql.placeholder('subject');

/** The number of the words that are in an article's title. */
const titleWordsShared = sql`(select count(*) from unnest(${sql.placeholder('words')}::text[]) word
       where strpos(lower(${articles.title}->>'text'), word) > 0)`;

// Limits as they are: of one that is a parameter the planner expects a tenth of all that there is.
/** How many of the nearest by keywords and subject are compared by title, which would be slow for all. */
const comparedByTitle = sql.raw('200');
/** So many, and one more for the article itself. */
const looked = sql.raw('201');
/** Of each keyword so many articles are looked at, the newest. */
const comparedByKeyword = sql.raw('500');

/** The newest articles of a journal, or of all of them. */
const newestOf = (where: SQL) => sql`
  select article_id, published_on from ${articleSearch} where ${where}
  order by published_on desc, article_id desc limit ${looked}`;

/** The articles with most of the keywords, and how many. */
const tagged = sql`
  select of_keyword.article_id, count(*) as shared from unnest(${keywords}) as wanted(keyword), lateral (
    select article_id, published_on from ${articleKeywords} where keyword = wanted.keyword
    order by published_on desc, article_id desc limit ${comparedByKeyword}
  ) of_keyword
  group by of_keyword.article_id order by count(*) desc, max(published_on) desc, article_id desc limit ${looked}`;

/**
 * What may be near, each perhaps twice: the articles with most of the keywords; and the newest of the subject's journals and of all. Only
 * of the first is the journal looked up, of `looked` at most (`offset` holds the planner to it): what is of the subject among the newest of
 * all is among its newest, too.
 */
const candidates = sql`
  select tagged.article_id, shared, found.is_of_subject, found.published_on from (${tagged}) tagged, lateral (
    select published_on, journal_id = any(array(select id from ${journals} where subject = ${subject})) as is_of_subject
    from ${articleSearch} where article_id = tagged.article_id offset 0
  ) found
  union all (select newest.article_id, 0, true, newest.published_on
    from ${journals}, lateral (${newestOf(sql`${articleSearch.journalId} = ${journals.id}`)}) newest
    where ${journals.subject} = ${subject} order by newest.published_on desc, newest.article_id desc limit ${looked})
  union all select newest.article_id, 0, false, newest.published_on from (${newestOf(sql`true`)}) newest`;

/** Of what may be near the nearest: those that share most keywords, then those of the subject, then the newest. */
const nearest = sql`
  select article_id as id, max(shared) as shared, bool_or(is_of_subject) as is_of_subject from (${candidates}) near
  where article_id <> ${sql.placeholder('articleId')} group by article_id
  order by max(shared) desc, bool_or(is_of_subject) desc, max(published_on) desc, article_id desc limit ${comparedByTitle}`;

const nearTo = prepared('related articles', (db) =>
  db
    .select({ article: asJson(listed) })
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
 * Related articles: those that share most keywords, then those of its subject, then those with words of its title,
 * then its journal's, then the newest; never itself or withdrawn ones.
 */
export async function listRelatedArticles(
  db: Database,
  { article, subject: ofJournal }: { article: FoundArticle['article']; subject: string },
  limit: number,
): Promise<ListedArticle[]> {
  const near = await nearTo(db, {}).execute({
    articleId: article.id,
    journalId: article.journalId,
    keywords: [...new Set(article.keywords.map((keyword) => keyword.text.toLowerCase().slice(0, 200)))],
    words: titleWords(article.title.text),
    subject: ofJournal,
    limit,
  });
  return near.map((row) => row.article);
}
