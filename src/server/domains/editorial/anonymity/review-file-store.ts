import { and, eq, exists, inArray, lt, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import {
  editorialDecisions,
  files,
  manuscripts,
  manuscriptVersions,
  reviewAnswerFiles,
  reviewCopies,
  reviewInvitations,
  reviewReports,
} from '../../../db/schema/index.ts';
import { isAfterReview, versionDecided } from '../decisions/decision-store.ts';
import { isReviewing } from '../invitations/invitation-store.ts';
import { isHeldBack } from '../reports/report-numbers-store.ts';

/** The file that a copy was made of, and the manuscript that it was sent with. */
export async function findSourceOf(db: Database, copyId: string) {
  const [found] = await db
    .select({ fileId: reviewCopies.fileId, manuscriptId: manuscripts.id })
    .from(reviewCopies)
    .innerJoin(files, eq(files.id, reviewCopies.fileId))
    .innerJoin(manuscripts, eq(manuscripts.uploadId, files.uploadId))
    .where(eq(reviewCopies.copyId, copyId));
  return found ?? null;
}

/** Whether a person reviews, or has reported on, the version that a file belongs to. */
export async function reviewsFile(
  db: Database,
  { reviewerId, manuscriptId, fileId }: { reviewerId: string; manuscriptId: string; fileId: string },
): Promise<boolean> {
  const standsNow = and(
    eq(manuscripts.round, reviewInvitations.round),
    sql`${fileId}::uuid = any(${manuscripts.fileIds})`,
  );
  const stoodThen = db
    .select({ one: sql`1` })
    .from(editorialDecisions)
    .innerJoin(manuscriptVersions, versionDecided)
    .where(
      and(
        eq(editorialDecisions.manuscriptId, reviewInvitations.manuscriptId),
        eq(editorialDecisions.round, reviewInvitations.round),
        isAfterReview,
        sql`${fileId}::uuid = any(${manuscriptVersions.fileIds})`,
      ),
    );
  const found = await db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .innerJoin(manuscripts, eq(manuscripts.id, reviewInvitations.manuscriptId))
    .where(
      and(
        eq(reviewInvitations.manuscriptId, manuscriptId),
        eq(reviewInvitations.reviewerId, reviewerId),
        isReviewing,
        or(standsNow, exists(stoodThen)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The report that a copy is attached to, and the question that it answers if it answers one. */
export async function findReportOf(db: Database, copyId: string) {
  const asAttachment = db
    .select({ id: reviewReports.invitationId })
    .from(reviewReports)
    .where(eq(reviewReports.attachmentCopyId, copyId));
  const asAnswer = db
    .select({ id: reviewAnswerFiles.invitationId })
    .from(reviewAnswerFiles)
    .where(eq(reviewAnswerFiles.copyId, copyId));
  const [found] = await db
    .select({
      manuscriptId: reviewReports.manuscriptId,
      round: reviewReports.round,
      submittedAt: reviewReports.submittedAt,
      answered: reviewReports.answered,
      questionId: reviewAnswerFiles.questionId,
      isHeldBack: isHeldBack.mapWith(Boolean),
      reviewerId: reviewInvitations.reviewerId,
      state: reviewInvitations.state,
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .leftJoin(
      reviewAnswerFiles,
      and(eq(reviewAnswerFiles.invitationId, reviewReports.invitationId), eq(reviewAnswerFiles.copyId, copyId)),
    )
    .where(inArray(reviewReports.invitationId, union(asAttachment, asAnswer)));
  return found ?? null;
}

/** Whether a person reviews a manuscript in a round after this one. */
export async function reviewsLater(
  db: Database,
  { reviewerId, manuscriptId, round }: { reviewerId: string; manuscriptId: string; round: number },
): Promise<boolean> {
  const found = await db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(
      and(
        eq(reviewInvitations.manuscriptId, manuscriptId),
        eq(reviewInvitations.reviewerId, reviewerId),
        isReviewing,
        lt(sql`${round}`, reviewInvitations.round),
      ),
    )
    .limit(1);
  return found.length > 0;
}
