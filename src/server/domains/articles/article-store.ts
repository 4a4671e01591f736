import { and, desc, eq, getTableColumns, isNotNull, isNull, notExists, sql, type SQLWrapper } from 'drizzle-orm';
import { noStatements } from '../../../contracts/statements.ts';
import { asJson } from '../../db/as-json.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { articleCorrections, articles, articleTexts, journals } from '../../db/schema/index.ts';
import { itsCorrections } from './corrections/told-correction-store.ts';
import { addCitations, removeCitations } from './citing/citation-store.ts';
import { lockReferences, queueLookup, withFound } from './citing/lookup-store.ts';
import { hasOpenReviews } from './open-reviews/open-review-store.ts';
import { itsRelations } from './relations/relation-store.ts';
import { indexArticle } from './search/search-store.ts';

export type ArticleRow = typeof articles.$inferSelect;
export type NewArticle = typeof articles.$inferInsert;
export type NewArticleText = Omit<typeof articleTexts.$inferInsert, 'articleId'>;

const {
  createdAt: _created,
  updatedAt: _updated,
  importKey: _key,
  importHash: _hash,
  ...kept
} = getTableColumns(articles);

/** What is told of an article. */
export const told = kept;

export const ofItsJournal = {
  journalAbbreviation: journals.abbreviation,
  journalTitle: journals.title,
  journalIssn: journals.issn,
  journalSubject: journals.subject,
  journalDoi: journals.doi,
};

const oneArticle = prepared('one article', (db) =>
  db
    .select({
      article: asJson(told),
      journal: asJson(ofItsJournal),
      // A long text is slower to read inside JSON.
      bodyHtml: articleTexts.bodyHtml,
      headings: articleTexts.headings,
      references: articleTexts.references,
      translations: articleTexts.translations,
      otherAbstracts: articleTexts.otherAbstracts,
      sharedAffiliations: articleTexts.sharedAffiliations,
      statements: articleTexts.statements,
      printDesign: articleTexts.printDesign,
      corrections: itsCorrections,
      relations: itsRelations,
      hasReviews: hasOpenReviews(articles.id),
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
  const { article, journal, corrections, relations, hasReviews } = found;
  const text = {
    bodyHtml: found.bodyHtml,
    headings: found.headings ?? [],
    references: found.references ?? [],
    translations: found.translations ?? [],
    otherAbstracts: found.otherAbstracts ?? [],
    sharedAffiliations: found.sharedAffiliations ?? [],
    statements: found.statements ?? noStatements,
    printDesign: found.printDesign,
  };
  return { article, ...journal, text, corrections: corrections ?? [], relations: relations ?? [], hasReviews };
}

export type FoundArticle = NonNullable<Awaited<ReturnType<typeof findArticle>>> & {
  /** Of an earlier version, its number. */
  readonly version?: number;
};

/** The title page of an article as text, whether it has a full text, and how many notices. */
export async function readTitlePage(db: Database, articleId: string) {
  const [row] = await db
    .select({
      title: articles.title,
      authors: articles.authors,
      abstract: articles.abstractText,
      keywords: articles.keywords,
      hasText: sql<boolean>`${articleTexts.bodyHtml} is not null`,
      corrections:
        sql<number>`(select count(*) from ${articleCorrections} where ${articleCorrections.articleId} = ${articles.id})`.mapWith(
          Number,
        ),
    })
    .from(articles)
    .leftJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(eq(articles.id, articleId));
  return row ? { ...row, title: row.title.text, keywords: row.keywords.map(({ text }) => text) } : null;
}

/** The title of the article with an id, as text, within another query; null if there is none. */
export const titleOfArticle = (id: SQLWrapper) =>
  sql<string | null>`(select ${articles.title} ->> 'text' from ${articles} where ${articles.id} = ${id})`;

/** The newest article of a journal whose text is here. */
export async function findNewestWithText(db: Database, journalId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .where(and(eq(articles.journalId, journalId), isNull(articles.withdrawnOn), isNotNull(articleTexts.bodyHtml)))
    .orderBy(desc(articles.publishedOn), desc(articles.id))
    .limit(1);
  return found?.id ?? null;
}

/** Whether an article has a PDF: its own, or one that is printed from its text. */
export const hasPdf = (found: {
  readonly article: Pick<ArticleRow, 'pdfFileId'>;
  readonly text: { readonly bodyHtml: string | null };
}): boolean => found.article.pdfFileId !== null || found.text.bodyHtml !== null;

/** Adds an article with its long parts and its search entries. */
export async function insertArticle(db: Database, article: NewArticle, text: NewArticleText): Promise<string> {
  const [added] = await db.insert(articles).values(article).returning({ id: articles.id });
  if (!added) throw new Error('The article was not added');
  await db.insert(articleTexts).values({ articleId: added.id, ...text });
  await addCitations(db, added.id);
  await queueLookup(db, added.id, text.references, article.createdAt);
  await indexArticle(db, added.id);
  return added.id;
}

/** What an earlier import made of a source. */
export async function findImported(
  db: Database,
  importKey: string,
): Promise<Pick<ArticleRow, 'id' | 'importHash' | 'pdfFileId' | 'publishedOn'> | null> {
  const { id, importHash, pdfFileId: pdfId, publishedOn } = articles;
  const [found] = await db
    .select({ id, importHash, pdfFileId: pdfId, publishedOn })
    .from(articles)
    .where(eq(articles.importKey, importKey));
  return found ?? null;
}

const correctionsOf = (db: Database, articleId: string) =>
  db
    .select({ number: articleCorrections.number })
    .from(articleCorrections)
    .where(and(eq(articleCorrections.articleId, articleId), eq(articleCorrections.kind, 'correction')));

/** Updates an imported article from its source; false if the publisher has corrected it, which takes precedence. */
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
    .where(and(eq(articles.id, articleId), notExists(correctionsOf(db, articleId))))
    .returning({ id: articles.id });
  if (updated.length === 0) return false;
  await replaceText(db, articleId, text, article.updatedAt);
  await indexArticle(db, articleId);
  return true;
}

/** Replaces long parts of an article; what its references cite is looked up again. */
export async function replaceText(
  db: Database,
  articleId: string,
  text: Partial<NewArticleText> & Pick<NewArticleText, 'references'>,
  now: Date,
): Promise<void> {
  const references = withFound(text.references, await lockReferences(db, articleId));
  await db
    .update(articleTexts)
    .set({ ...text, references })
    .where(eq(articleTexts.articleId, articleId));
  await removeCitations(db, articleId);
  await addCitations(db, articleId);
  await queueLookup(db, articleId, references, now);
}

/** Opens an article to everyone, or to subscribers; answers whether there is one. */
export async function updateArticleAccess(
  db: Database,
  articleId: string,
  change: Pick<ArticleRow, 'access' | 'licenceUrl' | 'openPeriods' | 'updatedAt'>,
): Promise<boolean> {
  const changed = await db
    .update(articles)
    .set(change)
    .where(eq(articles.id, articleId))
    .returning({ id: articles.id });
  return changed.length > 0;
}

/** The articles that everyone may read from a later day on, or until one. */
export async function listAccessAhead(db: Database) {
  const { id, access, licenceUrl, openPeriods } = articles;
  const rows = await db.select({ id, access, licenceUrl, openPeriods }).from(articles).where(isNotNull(openPeriods));
  return rows.map((row) => ({ ...row, openPeriods: row.openPeriods ?? [] }));
}

/** Marks an article as withdrawn; false if there is none, or it already was. */
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

/** Finds imported articles again under the new abbreviation of their journal. */
export async function renameImportKeys(
  db: Database,
  journalId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const prefix = `${from}:`;
  const rest = sql`substr(${articles.importKey}, ${prefix.length + 1}::int)`;
  await db
    .update(articles)
    .set({ importKey: sql`${`${to}:`}::text || ${rest}` })
    .where(and(eq(articles.journalId, journalId), sql`starts_with(${articles.importKey}, ${prefix})`));
}
