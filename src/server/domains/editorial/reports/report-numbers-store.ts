import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { files, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';

/** Submitted, and not stepped back from since. */
export const reportStands = and(eq(reviewInvitations.state, 'reported'), isNotNull(reviewReports.submittedAt));

/**
 * Reviewer 1, 2, … as everybody reads it: the reviewers whose reports stand, in the order in which they first reported, and
 * the same in every round. Whoever accepted and never reported has no number, so that no gap tells of them.
 */
export const reportNumbers = (db: Database, manuscriptId: string) =>
  db
    .select({
      reviewer: reviewInvitations.reviewerNumber,
      number:
        sql<number>`row_number() over (order by min(${reviewReports.submittedAt}), ${reviewInvitations.reviewerNumber})::int`.as(
          'report_number',
        ),
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .where(and(eq(reviewInvitations.manuscriptId, manuscriptId), reportStands))
    .groupBy(reviewInvitations.reviewerNumber)
    .as('report_numbers');

/** What is read of a report for those who are not told whose it is; its attachment is joined as the copy under a neutral name. */
export const numberedReport = (numbers: ReturnType<typeof reportNumbers>) => ({
  id: reviewReports.invitationId,
  round: reviewReports.round,
  number: numbers.number,
  scores: reviewReports.scores,
  commentsToAuthor: reviewReports.commentsToAuthor,
  submittedAt: reviewReports.submittedAt,
  attachment: files,
});
