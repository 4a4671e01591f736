import { siteZone } from '../../../contracts/site-zone.ts';
import { and, desc, eq, gt, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articleCorrections, articles, articleTexts, files, fullIssues, issueBuilds } from '../../db/schema/index.ts';

/** The build of a document lists its contents. */
const isBuiltIn = and(isNotNull(issueBuilds.id), sql`${issueBuilds.articleIds} ? ${articles.id}::text`);

/** The day on which a document arrived. */
const dayOfDocument = () => sql`to_char(${files.createdAt} at time zone ${siteZone()}, 'YYYY-MM-DD')`;

/** An uploaded document is assumed to contain every article of its volume and number on its day. */
const isOfPlace = () =>
  and(
    isNull(issueBuilds.id),
    eq(articles.volume, fullIssues.volume),
    eq(articles.issue, fullIssues.number),
    sql`${articles.publishedOn} <= ${dayOfDocument()}`,
  );

const title = sql<string>`${articles.title}->>'text'`;

/** The withdrawn articles that documents of full issues hold, the last withdrawn first. Of an uploaded document: those that were withdrawn after. */
export function listWithdrawnArticles(db: Database) {
  const { withdrawnOn, updatedAt } = articles;
  const isGoneSince = and(sql`${withdrawnOn} >= ${dayOfDocument()}`, gt(updatedAt, files.createdAt));
  return db
    .selectDistinct({
      fullIssueId: fullIssues.id,
      isOnSale: sql<boolean>`${fullIssues.withdrawnAt} is null`,
      id: articles.id,
      title,
      withdrawnOn: sql<string>`${withdrawnOn}`,
    })
    .from(fullIssues)
    .innerJoin(files, eq(files.id, fullIssues.documentFileId))
    .leftJoin(issueBuilds, eq(issueBuilds.documentFileId, fullIssues.documentFileId))
    .innerJoin(articles, and(eq(articles.journalId, fullIssues.journalId), isNotNull(withdrawnOn)))
    .where(or(isBuiltIn, and(isOfPlace(), isGoneSince)))
    .orderBy(desc(sql`${withdrawnOn}`), desc(articles.id));
}

/**
 * The articles that full issues contain in an earlier version: their PDF, the text that it is printed from, or their
 * entry in the contents was corrected since the document arrived or its build was requested. The last corrected first; without withdrawn ones.
 */
export function listCorrectedArticles(db: Database) {
  const correctedOn = sql<string>`${max(articleCorrections.correctedOn)}`;
  const isPrinted = and(isNull(articles.pdfFileId), isNotNull(articleTexts.bodyHtml));
  const isOfDocument = or(
    isNotNull(articleCorrections.pdfFileId),
    isNotNull(articleCorrections.printDesign),
    isNotNull(articleCorrections.title),
    isNotNull(articleCorrections.authors),
    and(
      isPrinted,
      or(
        isNotNull(articleCorrections.abstractText),
        isNotNull(articleCorrections.keywords),
        isNotNull(articleCorrections.bodyHtml),
      ),
    ),
  );
  return db
    .select({ fullIssueId: fullIssues.id, id: articles.id, title, correctedOn })
    .from(fullIssues)
    .innerJoin(files, eq(files.id, fullIssues.documentFileId))
    .leftJoin(issueBuilds, eq(issueBuilds.documentFileId, fullIssues.documentFileId))
    .innerJoin(
      articles,
      and(eq(articles.journalId, fullIssues.journalId), isNotNull(articles.correctedOn), isNull(articles.withdrawnOn)),
    )
    .leftJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .innerJoin(articleCorrections, and(eq(articleCorrections.articleId, articles.id), isOfDocument))
    .where(
      and(
        or(isBuiltIn, isOfPlace()),
        gt(articleCorrections.createdAt, sql`coalesce(${issueBuilds.createdAt}, ${files.createdAt})`),
      ),
    )
    .groupBy(fullIssues.id, articles.id)
    .orderBy(desc(correctedOn), desc(articles.id));
}
