import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { blankReport } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import {
  appeals,
  discussionEmails,
  discussionFiles,
  discussionMessages,
  discussionReads,
  discussions,
  editorNotes,
  editorialDecisions,
  files,
  findingDismissals,
  manuscriptChecks,
  manuscriptVersions,
  manuscripts,
  publicationConsents,
  reviewAnswerFiles,
  reviewCopies,
  reviewInvitations,
  reviewReports,
  revisionAnswers,
  revisionExtensions,
} from '../../../db/schema/index.ts';
import { deleteAuthorOrcids } from '../author-orcids/author-orcid-store.ts';
import { partMarks } from '../../conflicts/index.ts';

/** Deleted manuscripts past their time, locked until the transaction ends, except those locked elsewhere. */
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
 * Erases manuscripts and deletes their versions. What is left: that and when each existed, who reported when (for
 * reviewers' certificates), and who has a conflict of interest with it.
 */
export async function purgeManuscripts(db: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`update ${manuscripts} set part_marks = ${partMarks} where ${inArray(manuscripts.id, [...ids])}`);
  await purgeReviews(db, ids);
  await deleteAuthorOrcids(db, ids);
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

/** Deletes discussions; their files are then unused. */
async function purgeDiscussions(db: Database, ids: readonly string[]): Promise<void> {
  const theirs = db
    .select({ id: discussions.id })
    .from(discussions)
    .where(inArray(discussions.manuscriptId, [...ids]));
  const messages = db
    .select({ id: discussionMessages.id })
    .from(discussionMessages)
    .where(inArray(discussionMessages.discussionId, theirs));
  await db.delete(discussionFiles).where(inArray(discussionFiles.messageId, messages));
  await db.delete(discussionMessages).where(inArray(discussionMessages.discussionId, theirs));
  await db.delete(discussionEmails).where(inArray(discussionEmails.discussionId, theirs));
  await db.delete(discussionReads).where(inArray(discussionReads.discussionId, theirs));
  await db.delete(discussions).where(inArray(discussions.manuscriptId, [...ids]));
}

/** Erases the texts of reviews: emails, reports, answers, reasons, and people without an account. */
async function purgeReviews(db: Database, ids: readonly string[]): Promise<void> {
  const theirReports = db
    .select({ id: reviewReports.invitationId })
    .from(reviewReports)
    .where(inArray(reviewReports.manuscriptId, [...ids]));
  await db.delete(reviewAnswerFiles).where(inArray(reviewAnswerFiles.invitationId, theirReports));
  await db
    .update(reviewReports)
    .set({
      attachmentFileId: null,
      attachmentCopyId: null,
      draft: blankReport,
      answered: null,
      found: null,
      originalComments: null,
      returnMessage: null,
      forwardMessage: null,
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
  await purgeDiscussions(db, ids);
  await db.delete(editorNotes).where(inArray(editorNotes.manuscriptId, [...ids]));
  await db.delete(appeals).where(inArray(appeals.manuscriptId, [...ids]));
  await db.delete(publicationConsents).where(inArray(publicationConsents.manuscriptId, [...ids]));
  await db.delete(revisionAnswers).where(inArray(revisionAnswers.manuscriptId, [...ids]));
  await db
    .update(revisionExtensions)
    .set({ reason: '' })
    .where(inArray(revisionExtensions.manuscriptId, [...ids]));
}
