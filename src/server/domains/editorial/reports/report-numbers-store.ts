import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { files, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';

/** Submitted after the decision, and not forwarded: only editors know of it. */
export const isHeldBack = sql`(${reviewReports.isLate} and ${reviewReports.forwardedAt} is null)`;

const isReported = and(eq(reviewInvitations.state, 'reported'), isNotNull(reviewReports.submittedAt));

/** Submitted, not stepped back from since, and not held back. */
export const reportStands = and(isReported, not(isHeldBack));

/** Submitted after the decision, and held back until an editor forwards it. */
export const reportIsHeldBack = and(isReported, isHeldBack);

/** When others could read a report: a forwarded one gets the next number. */
const readableAt = sql`coalesce(${reviewReports.forwardedAt}, ${reviewReports.submittedAt})`;

/**
 * Reviewer 1, 2, … as everyone reads it: reviewers with valid reports, in the order of their first report, the same in
 * every round. A reviewer who never reported has no number, so that no gap reveals them.
 */
export const reportNumbers = (db: Database, ...manuscriptIds: readonly string[]) =>
  db
    .select({
      manuscriptId: reviewInvitations.manuscriptId,
      reviewer: reviewInvitations.reviewerNumber,
      number:
        sql<number>`row_number() over (partition by ${reviewInvitations.manuscriptId} order by min(${readableAt}), ${reviewInvitations.reviewerNumber})::int`.as(
          'report_number',
        ),
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .where(and(inArray(reviewInvitations.manuscriptId, [...manuscriptIds]), reportStands))
    .groupBy(reviewInvitations.manuscriptId, reviewInvitations.reviewerNumber)
    .as('report_numbers');

/** The part of a report for readers who do not know the reviewer; the attachment is the copy under a neutral name. */
export const numberedReport = (numbers: ReturnType<typeof reportNumbers>) => ({
  id: reviewReports.invitationId,
  round: reviewReports.round,
  number: numbers.number,
  scores: reviewReports.scores,
  commentsToAuthor: reviewReports.commentsToAuthor,
  answered: reviewReports.answered,
  submittedAt: reviewReports.submittedAt,
  attachment: files,
});
