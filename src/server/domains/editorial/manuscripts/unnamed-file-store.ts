import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  articleCorrections,
  articles,
  discussionFiles,
  drafts,
  files,
  manuscriptVersions,
  manuscripts,
  productions,
  reviewAnswerFiles,
  reviewCopies,
  reviewReports,
  uploads,
} from '../../../db/schema/index.ts';

/** The purposes of a manuscript's files; covers and issues belong to the site. */
const sweptPurposes = [
  'manuscript',
  'rejection',
  'article-pdf',
  'review-copy',
  'report-attachment',
  'discussion',
] as const;
/** Of these nothing lies under an upload id. */
const ofTheSite = ['article-pdf', 'review-copy', 'report-attachment', 'discussion'] as const;

const namedIn = (ids: { fileIds: typeof manuscripts.fileIds | typeof manuscriptVersions.fileIds; sent: unknown }) =>
  sql`(${files.id} = any(${ids.fileIds}) or ${files.id} = any(${ids.sent}))`;

/** What reports name: attachments and answers, each as uploaded and as its copy. */
const isNamedByReport = (db: Database) => ({
  byReport: db
    .select({ one: sql`1` })
    .from(reviewReports)
    .where(eq(reviewReports.attachmentFileId, files.id)),
  byReportsCopy: db
    .select({ one: sql`1` })
    .from(reviewReports)
    .where(eq(reviewReports.attachmentCopyId, files.id)),
  byAnswer: db
    .select({ one: sql`1` })
    .from(reviewAnswerFiles)
    .where(eq(reviewAnswerFiles.fileId, files.id)),
  byAnswersCopy: db
    .select({ one: sql`1` })
    .from(reviewAnswerFiles)
    .where(eq(reviewAnswerFiles.copyId, files.id)),
});

/** A file of a manuscript lies under the manuscript's upload id: that is how it is found without reading all of them. */
const isNamed = (db: Database) => ({
  byManuscript: db
    .select({ one: sql`1` })
    .from(manuscripts)
    .where(
      and(
        eq(manuscripts.uploadId, files.uploadId),
        namedIn({ fileIds: manuscripts.fileIds, sent: manuscripts.rejectionFileIds }),
      ),
    ),
  byVersion: db
    .select({ one: sql`1` })
    .from(manuscriptVersions)
    .innerJoin(manuscripts, eq(manuscripts.id, manuscriptVersions.manuscriptId))
    .where(
      and(
        eq(manuscripts.uploadId, files.uploadId),
        namedIn({ fileIds: manuscriptVersions.fileIds, sent: manuscriptVersions.rejectionFileIds }),
      ),
    ),
  /** A draft needs the files in its slots, and those that another device may still show. */
  byDraft: db
    .select({ one: sql`1` })
    .from(drafts)
    .where(
      and(
        eq(drafts.uploadId, files.uploadId),
        or(
          isNull(files.replacedAt),
          sql`${drafts.content} -> 'files' @> jsonb_build_array(jsonb_build_object('id', ${files.id}))`,
        ),
      ),
    ),
  byArticle: db
    .select({ one: sql`1` })
    .from(articles)
    .where(eq(articles.pdfFileId, files.id)),
  /** An earlier PDF of a corrected article stays to be read. */
  byCorrection: db
    .select({ one: sql`1` })
    .from(articleCorrections)
    .where(eq(articleCorrections.pdfFileId, files.id)),
  byProduction: db
    .select({ one: sql`1` })
    .from(productions)
    .where(eq(productions.finalPdfId, files.id)),
  byCopy: db
    .select({ one: sql`1` })
    .from(reviewCopies)
    .where(eq(reviewCopies.copyId, files.id)),
  byMessage: db
    .select({ one: sql`1` })
    .from(discussionFiles)
    .where(eq(discussionFiles.fileId, files.id)),
});

/** Files from before then that no manuscript, version, draft, production or article names; among these only, where ids are given. */
export async function findUnnamedFiles(
  db: Database,
  before: Date,
  { among, limit }: { among?: readonly string[]; limit: number },
): Promise<string[]> {
  const named = { ...isNamed(db), ...isNamedByReport(db) };
  const unnamed = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.purpose, [...sweptPurposes]),
        lt(files.createdAt, before),
        among && inArray(files.id, [...among]),
        or(isNotNull(files.uploadId), inArray(files.purpose, [...ofTheSite])),
        notExists(named.byManuscript),
        notExists(named.byVersion),
        notExists(named.byDraft),
        notExists(named.byArticle),
        notExists(named.byCorrection),
        notExists(named.byProduction),
        notExists(named.byCopy),
        notExists(named.byReport),
        notExists(named.byReportsCopy),
        notExists(named.byAnswer),
        notExists(named.byAnswersCopy),
        notExists(named.byMessage),
      ),
    )
    .limit(limit);
  return unnamed.map(({ id }) => id);
}

/** Whether neither a manuscript nor a draft uses an upload. */
export const isUploadUnused = (db: Database) =>
  and(
    notExists(db.select().from(manuscripts).where(eq(manuscripts.uploadId, uploads.id))),
    notExists(db.select().from(drafts).where(eq(drafts.uploadId, uploads.id))),
  );
