import { and, inArray, isNull, sql } from 'drizzle-orm';
import { blankReport } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import {
  editorialDecisions,
  reviewInvitations,
  reviewReports,
  revisionAnswers,
  revisionExtensions,
} from '../../../db/schema/index.ts';

/** Empties what was written about manuscripts in review: letters, reports, answers, reasons, and who never had an account. */
export async function purgeReviews(db: Database, ids: readonly string[]): Promise<void> {
  const files = { attachmentFileId: null, attachmentCopyId: null };
  await db
    .update(reviewReports)
    .set({ ...files, draft: blankReport, found: null, originalComments: null, returnMessage: null })
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
