import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { asJson } from '../../db/as-json.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { articleCorrections, articles, articleTexts, journals } from '../../db/schema/index.ts';
import { indexArticle } from './search/search-store.ts';

export type ArticleRow = typeof articles.$inferSelect;
export type NewArticle = typeof articles.$inferInsert;
type CorrectionTold = Pick<
  typeof articleCorrections.$inferSelect,
  'number' | 'correctedOn' | 'notice' | 'title' | 'abstractText' | 'keywords' | 'authors' | 'pdfFileId'
>;
export type NewArticleText = Omit<typeof articleTexts.$inferInsert, 'articleId'>;

const {
  createdAt: _created,
  updatedAt: _updated,
  importKey: _key,
  importHash: _hash,
  ...told
} = getTableColumns(articles);

const ofItsJournal = {
  journalAbbreviation: journals.abbreviation,
  journalTitle: journals.title,
  journalIssn: journals.issn,
  journalSubject: journals.subject,
  journalDoi: journals.doi,
};

const { number, correctedOn, notice, title, abstractText, keywords, authors, pdfFileId } = articleCorrections;
const toldOfCorrection = { correctedOn, notice, title, abstractText, keywords, authors, pdfFileId };
const correctionFields = { number: sql<number>`${number}`, ...toldOfCorrection };

/** The corrections of the article, the newest first; most have none, and then nothing is looked for. */
const itsCorrections = sql<CorrectionTold[] | null>`case when ${articles.correctedOn} is not null then (
  select json_agg(${asJson(correctionFields)} order by ${desc(number)}) from ${articleCorrections}
  where ${articleCorrections.articleId} = ${articles.id}) end`;

const oneArticle = prepared('one article', (db) =>
  db
    .select({
      article: asJson(told),
      journal: asJson(ofItsJournal),
      // A long text takes longer to read as a part of JSON than as what it is.
      bodyHtml: articleTexts.bodyHtml,
      headings: articleTexts.headings,
      references: articleTexts.references,
      corrections: itsCorrections,
    })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .leftJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(eq(articles.id, sql.placeholder('articleId'))),
);

/** A published article with its journal and its long parts. */
export async function findArticle(db: Database, articleId: string) {
  const [found] = await oneArticle(db, {}).execute({ articleId });
  if (!found) return null;
  const { article, journal, bodyHtml, headings, references, corrections } = found;
  const text = { bodyHtml, headings: headings ?? [], references: references ?? [] };
  return { article, ...journal, text, corrections: corrections ?? [] };
}

export type FoundArticle = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** Adds an article with its long parts, and with what it is found by. */
export async function insertArticle(db: Database, article: NewArticle, text: NewArticleText): Promise<string> {
  const [added] = await db.insert(articles).values(article).returning({ id: articles.id });
  if (!added) throw new Error('The article was not added');
  await db.insert(articleTexts).values({ articleId: added.id, ...text });
  await indexArticle(db, added.id);
  return added.id;
}

/** What an earlier import made of a source. */
export async function findImported(
  db: Database,
  importKey: string,
): Promise<{ id: string; importHash: string | null; pdfFileId: string | null } | null> {
  const [found] = await db
    .select({ id: articles.id, importHash: articles.importHash, pdfFileId: articles.pdfFileId })
    .from(articles)
    .where(eq(articles.importKey, importKey));
  return found ?? null;
}

/** Brings an imported article to what its source now says; false where the house has corrected it, which then stands. */
export async function updateArticle(
  db: Database,
  articleId: string,
  article: Omit<NewArticle, 'id'>,
  text: NewArticleText,
): Promise<boolean> {
  const { createdAt: _, ...fields } = article;
  const updated = await db
    .update(articles)
    .set(fields)
    .where(and(eq(articles.id, articleId), isNull(articles.correctedOn)))
    .returning({ id: articles.id });
  if (updated.length === 0) return false;
  await db
    .update(articleTexts)
    .set(text)
    .where(and(eq(articleTexts.articleId, articleId)));
  await indexArticle(db, articleId);
  return true;
}

/** Opens an article to everyone under a licence; answers whether there is one. */
export async function setLicence(
  db: Database,
  articleId: string,
  licenceUrl: string,
  updatedAt: Date,
): Promise<boolean> {
  const changed = await db
    .update(articles)
    .set({ access: 'open', licenceUrl, updatedAt })
    .where(eq(articles.id, articleId))
    .returning({ id: articles.id });
  return changed.length > 0;
}

/** Marks an article as withdrawn; false when there is none, or when it was before. */
export async function markWithdrawn(
  db: Database,
  articleId: string,
  withdrawal: Pick<ArticleRow, 'withdrawnOn' | 'withdrawalReason' | 'updatedAt'>,
): Promise<boolean> {
  const marked = await db
    .update(articles)
    .set(withdrawal)
    .where(and(eq(articles.id, articleId), isNull(articles.withdrawnOn)))
    .returning({ id: articles.id });
  return marked.length === 1;
}
