import { and, eq, exists, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { decisionKinds } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import {
  editorialDecisions,
  files,
  manuscripts,
  manuscriptVersions,
  reviewCopies,
  reviewInvitations,
  reviewReports,
} from '../../../db/schema/index.ts';

/** Invitations that open a manuscript: answered with yes, and not taken back since. */
const reviewing = inArray(reviewInvitations.state, ['accepted', 'reported']);

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
    .innerJoin(
      manuscriptVersions,
      and(
        eq(manuscriptVersions.manuscriptId, editorialDecisions.manuscriptId),
        eq(manuscriptVersions.version, editorialDecisions.version),
      ),
    )
    .where(
      and(
        eq(editorialDecisions.manuscriptId, reviewInvitations.manuscriptId),
        eq(editorialDecisions.round, reviewInvitations.round),
        inArray(editorialDecisions.kind, [...decisionKinds]),
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
        reviewing,
        or(standsNow, exists(stoodThen)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The report that a copy is attached to. */
export async function findReportOf(db: Database, copyId: string) {
  const [found] = await db
    .select({
      manuscriptId: reviewReports.manuscriptId,
      round: reviewReports.round,
      submittedAt: reviewReports.submittedAt,
      reviewerId: reviewInvitations.reviewerId,
      state: reviewInvitations.state,
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .where(eq(reviewReports.attachmentCopyId, copyId));
  return found ?? null;
}

/** Whether the author has the decision of a round, and with it the reports; letters before review carry none. */
export async function isDecided(db: Database, manuscriptId: string, round: number): Promise<boolean> {
  const found = await db
    .select({ id: editorialDecisions.id })
    .from(editorialDecisions)
    .where(
      and(
        eq(editorialDecisions.manuscriptId, manuscriptId),
        eq(editorialDecisions.round, round),
        inArray(editorialDecisions.kind, [...decisionKinds]),
        isNotNull(editorialDecisions.sentAt),
      ),
    )
    .limit(1);
  return found.length > 0;
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
        reviewing,
        lt(sql`${round}`, reviewInvitations.round),
      ),
    )
    .limit(1);
  return found.length > 0;
}
