import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import {
  articleCorrections,
  articles,
  drafts,
  files,
  findingDismissals,
  manuscriptChecks,
  manuscripts,
  manuscriptVersions,
  reviewCopies,
  reviewReports,
  uploads,
  editorialDecisions,
  reviewInvitations,
  revisionAnswers,
  revisionExtensions,
} from '../../../db/schema/index.ts';
import { keepPartMarks } from '../../parts/index.ts';
import { blankReport } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';

/** Empties what was written about manuscripts in review: letters, reports, answers, reasons, and who never had an account. */
async function purgeReviews(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(reviewReports)
    .set({
      attachmentFileId: null,
      attachmentCopyId: null,
      draft: blankReport,
      found: null,
      originalComments: null,
      returnMessage: null,
    })
    .where(inArray(reviewReports.manuscriptId, [...ids]));
  await db
    .update(reviewReports)
    .set({ commentsToAuthor: '', confidentialRemarks: null })
    .where(and(inArray(reviewReports.manuscriptId, [...ids]), sql`${reviewReports.submittedAt} is not null`));
  await db
    .update(reviewInvitations)
    .set({ message: '', reason: null, tokenHash: null })
    .where(inArray(reviewInvitations.manuscriptId, [...ids]));
  await db
    .update(reviewInvitations)
    .set({ email: sql`'removed-' || ${reviewInvitations.id} || '@deleted.invalid'`, givenName: '', lastName: '' })
    .where(and(inArray(reviewInvitations.manuscriptId, [...ids]), isNull(reviewInvitations.reviewerId)));
  await db
    .update(editorialDecisions)
    .set({ letter: '', remark: null, overrideReason: null })
    .where(inArray(editorialDecisions.manuscriptId, [...ids]));
  await db.delete(revisionAnswers).where(inArray(revisionAnswers.manuscriptId, [...ids]));
  await db
    .update(revisionExtensions)
    .set({ reason: '' })
    .where(inArray(revisionExtensions.manuscriptId, [...ids]));
}

/** What a manuscript's files are kept as; covers and issues are the house's own. */
const sweptPurposes = ['manuscript', 'rejection', 'article-pdf', 'review-copy', 'report-attachment'] as const;
/** Of these nothing lies under an upload id. */
const ofTheHouse = ['article-pdf', 'review-copy', 'report-attachment'] as const;

const namedIn = (ids: { fileIds: typeof manuscripts.fileIds | typeof manuscriptVersions.fileIds; sent: unknown }) =>
  sql`(${files.id} = any(${ids.fileIds}) or ${files.id} = any(${ids.sent}))`;

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
  /** A draft keeps what lies in its slots, and what another device may still show. */
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
  byCopy: db
    .select({ one: sql`1` })
    .from(reviewCopies)
    .where(eq(reviewCopies.copyId, files.id)),
  byReport: db
    .select({ one: sql`1` })
    .from(reviewReports)
    .where(eq(reviewReports.attachmentFileId, files.id)),
  byReportsCopy: db
    .select({ one: sql`1` })
    .from(reviewReports)
    .where(eq(reviewReports.attachmentCopyId, files.id)),
});

/** Files from before then that no manuscript, version, draft or article names; among these only, where ids are given. */
export async function findUnnamedFiles(
  db: Database,
  before: Date,
  { among, limit }: { among?: readonly string[]; limit: number },
): Promise<string[]> {
  const named = isNamed(db);
  const unnamed = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.purpose, [...sweptPurposes]),
        lt(files.createdAt, before),
        among && inArray(files.id, [...among]),
        or(isNotNull(files.uploadId), inArray(files.purpose, [...ofTheHouse])),
        notExists(named.byManuscript),
        notExists(named.byVersion),
        notExists(named.byDraft),
        notExists(named.byArticle),
        notExists(named.byCorrection),
        notExists(named.byCopy),
        notExists(named.byReport),
        notExists(named.byReportsCopy),
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

/** Deleted manuscripts whose time is over, locked until the transaction ends, but for those that somebody holds. */
export async function lockPastRestoring(db: Database, deletedUntil: Date, limit: number): Promise<string[]> {
  const locked = await db
    .select({ id: manuscripts.id })
    .from(manuscripts)
    .where(and(lte(manuscripts.deletedAt, deletedUntil), isNull(manuscripts.purgedAt)))
    .orderBy(manuscripts.deletedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return locked.map(({ id }) => id);
}

/**
 * Empties manuscripts and takes their versions away: what is left says that there was one, and when; of its reviews who
 * reported when, so that a reviewer’s certificate counts them; and from whom the record of it is kept still.
 */
export async function purgeManuscripts(db: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await keepPartMarks(db, ids);
  await purgeReviews(db, ids);
  const theirFiles = db
    .select({ id: files.id })
    .from(files)
    .innerJoin(manuscripts, eq(manuscripts.uploadId, files.uploadId))
    .where(inArray(manuscripts.id, [...ids]));
  await db.delete(reviewCopies).where(inArray(reviewCopies.fileId, theirFiles));
  await db.delete(manuscriptChecks).where(inArray(manuscriptChecks.manuscriptId, [...ids]));
  await db.delete(findingDismissals).where(inArray(findingDismissals.manuscriptId, [...ids]));
  await db.delete(manuscriptVersions).where(inArray(manuscriptVersions.manuscriptId, [...ids]));
  await db
    .update(manuscripts)
    .set({
      title: '',
      abstract: '',
      keywords: [],
      authors: [],
      fileIds: [],
      publicPdfName: null,
      holdReason: null,
      rejectionText: null,
      rejectionFileIds: [],
      searchText: '',
      purgedAt: at,
    })
    .where(inArray(manuscripts.id, [...ids]));
}
