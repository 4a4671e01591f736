import { and, desc, eq, gte, ne } from 'drizzle-orm';
import { currentNotice } from '../../../../contracts/notices.ts';
import type { Database } from '../../../db/database.ts';
import { articleCorrections, articles, articleTexts, journals } from '../../../db/schema/index.ts';
import type { ArticleRow } from '../article-store.ts';

export type CorrectionRow = typeof articleCorrections.$inferSelect;

/** A published article with its journal's abbreviation, held until the transaction ends. */
export async function lockArticle(
  db: Database,
  articleId: string,
): Promise<{ article: ArticleRow; journalAbbreviation: string } | null> {
  const [found] = await db
    .select({ article: articles, journalAbbreviation: journals.abbreviation })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(eq(articles.id, articleId))
    .for('update', { of: articles });
  return found ?? null;
}

/** The notices about an article from a number on, the newest first. */
export const listNoticesFrom = (db: Database, articleId: string, number: number): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(articleCorrections)
    .where(and(eq(articleCorrections.articleId, articleId), gte(articleCorrections.number, number)))
    .orderBy(desc(articleCorrections.number));

/** The text of an article with its references, and the design in which it was published. */
export async function readText(db: Database, articleId: string) {
  const { bodyHtml, headings, references, printDesign } = articleTexts;
  const [text] = await db
    .select({ bodyHtml, headings, references, printDesign })
    .from(articleTexts)
    .where(eq(articleTexts.articleId, articleId));
  return text ?? { bodyHtml: null, headings: [], references: [], printDesign: null };
}

/** The last notice about an article; null if there is none. */
export async function findLastCorrection(db: Database, articleId: string): Promise<CorrectionRow | null> {
  const [last] = await db
    .select()
    .from(articleCorrections)
    .where(eq(articleCorrections.articleId, articleId))
    .orderBy(desc(articleCorrections.number))
    .limit(1);
  return last ?? null;
}

/** Whether an article has an expression of concern that was not lifted. */
export async function hasConcern(db: Database, articleId: string): Promise<boolean> {
  const { kind, number } = articleCorrections;
  const last = await db
    .select({ kind })
    .from(articleCorrections)
    .where(and(eq(articleCorrections.articleId, articleId), ne(kind, 'correction')))
    .orderBy(desc(number))
    .limit(1);
  return currentNotice(last)?.kind === 'concern';
}

/** Saves a notice and the changes that it makes to the article. The caller has locked the article's row. */
export async function writeCorrection(
  db: Database,
  correction: typeof articleCorrections.$inferInsert,
  change: Partial<ArticleRow>,
): Promise<void> {
  await db.insert(articleCorrections).values(correction);
  await db.update(articles).set(change).where(eq(articles.id, correction.articleId));
}
