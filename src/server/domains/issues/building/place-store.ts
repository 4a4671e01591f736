import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articles, articleTexts, files, fullIssues, issueBuilds } from '../../../db/schema/index.ts';

export interface IssuePlace {
  readonly journalId: string;
  readonly volume: string;
  readonly number: string;
}

/** The volumes and issues of a journal that have published articles, with the issue that is sold there. */
export async function listPlaces(db: Database, journalId: string) {
  const { volume, issue } = articles;
  const isThere = and(
    eq(fullIssues.journalId, articles.journalId),
    eq(fullIssues.volume, volume),
    eq(fullIssues.number, issue),
  );
  const isPlaced = and(isNotNull(volume), isNotNull(issue), isNull(articles.withdrawnOn));
  return db
    .select({ volume, number: issue, articles: count(), fullIssueId: fullIssues.id })
    .from(articles)
    .leftJoin(fullIssues, isThere)
    .where(and(eq(articles.journalId, journalId), isPlaced))
    .groupBy(volume, issue, fullIssues.id);
}

/** The published articles of a place with their PDFs; one without is printed from its text. The order is the caller's. */
export async function listPlaceArticles(db: Database, { journalId, volume, number }: IssuePlace) {
  const { id, title, authors, doi, publishedOn, withdrawnOn, retractedOn, firstPage } = articles;
  return db
    .select({
      id,
      title,
      authors,
      doi,
      publishedOn,
      withdrawnOn,
      retractedOn,
      firstPage,
      pdfKey: files.storageKey,
      pdfSize: files.size,
      hasText: sql<boolean>`${articleTexts.bodyHtml} is not null`,
    })
    .from(articles)
    .leftJoin(files, eq(files.id, articles.pdfFileId))
    .leftJoin(articleTexts, eq(articleTexts.articleId, id))
    .where(and(eq(articles.journalId, journalId), eq(articles.volume, volume), eq(articles.issue, number)));
}

export type PlacedArticle = Awaited<ReturnType<typeof listPlaceArticles>>[number];

/**
 * The title of an article in a built document that was withdrawn since. Locks, so that a withdrawal now has to wait.
 */
export async function findWithdrawnIn(db: Database, documentFileId: string): Promise<string | null> {
  const built = await db
    .select({ title: articles.title, withdrawnOn: articles.withdrawnOn })
    .from(articles)
    .innerJoin(issueBuilds, sql`${issueBuilds.articleIds} ? ${articles.id}::text`)
    .where(and(eq(issueBuilds.documentFileId, documentFileId), eq(articles.journalId, issueBuilds.journalId)))
    .for('share', { of: articles });
  return built.find(({ withdrawnOn }) => withdrawnOn !== null)?.title.text ?? null;
}
