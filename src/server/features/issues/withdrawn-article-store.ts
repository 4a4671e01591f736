import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, files, fullIssues, issueBuilds } from '../../db/schema/index.ts';

/**
 * The withdrawn articles that documents of full issues hold, the last withdrawn first. A document that was built says what is
 * in it; of one that was uploaded everything is taken for held that stood at its place then and was withdrawn after.
 */
export function listWithdrawnArticles(db: Database) {
  const { withdrawnOn, publishedOn, updatedAt } = articles;
  const isBuiltOf = and(isNotNull(issueBuilds.id), sql`${issueBuilds.articleIds} ? ${articles.id}::text`);
  const isOfPlace = and(
    isNull(issueBuilds.id),
    eq(articles.volume, fullIssues.volume),
    eq(articles.issue, fullIssues.number),
    sql`${publishedOn} <= to_char(${files.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
    sql`${withdrawnOn} >= to_char(${files.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
    gt(updatedAt, files.createdAt),
  );
  return db
    .selectDistinct({
      fullIssueId: fullIssues.id,
      isOnSale: sql<boolean>`${fullIssues.withdrawnAt} is null`,
      id: articles.id,
      title: sql<string>`${articles.title}->>'text'`,
      withdrawnOn: sql<string>`${withdrawnOn}`,
    })
    .from(fullIssues)
    .innerJoin(files, eq(files.id, fullIssues.documentFileId))
    .leftJoin(issueBuilds, eq(issueBuilds.documentFileId, fullIssues.documentFileId))
    .innerJoin(articles, and(eq(articles.journalId, fullIssues.journalId), isNotNull(withdrawnOn)))
    .where(or(isBuiltOf, isOfPlace))
    .orderBy(desc(sql`${withdrawnOn}`), desc(articles.id));
}
