import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, fullIssuePurchases, fullIssues, issueBuilds, journals, siteTexts } from '../../db/schema/index.ts';

/** Uploaded covers and documents from before then that no issue, no journal and no text of the site names; among these only, where ids are given. */
export async function findUnnamedIssueFiles(
  db: Database,
  before: Date,
  { among, limit }: { among?: readonly string[]; limit: number },
): Promise<string[]> {
  const one = { one: sql`1` };
  const byIssue = or(eq(fullIssues.coverFileId, files.id), eq(fullIssues.documentFileId, files.id));
  const byBuild = or(
    eq(issueBuilds.coverFileId, files.id),
    eq(issueBuilds.documentFileId, files.id),
    eq(issueBuilds.pictureFileId, files.id),
  );
  const unnamed = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.purpose, ['cover', 'issue-document']),
        // What has no upload id the house made itself.
        isNotNull(files.uploadId),
        lt(files.createdAt, before),
        among && inArray(files.id, [...among]),
        notExists(db.select(one).from(fullIssues).where(byIssue)),
        // As somebody bought it.
        notExists(db.select(one).from(fullIssuePurchases).where(eq(fullIssuePurchases.documentFileId, files.id))),
        notExists(db.select(one).from(issueBuilds).where(byBuild)),
        notExists(db.select(one).from(journals).where(eq(journals.coverFileId, files.id))),
        notExists(
          db
            .select(one)
            .from(siteTexts)
            .where(sql`${files.id} = any(${siteTexts.pictureIds})`),
        ),
      ),
    )
    .limit(limit);
  return unnamed.map(({ id }) => id);
}
