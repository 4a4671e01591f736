import { eq, sql } from 'drizzle-orm';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import { journals, manuscripts, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';
import { journalIdOfRound, titleOfRound } from '../journal-of-round-store.ts';
import { isOf } from '../invitations/invitation-store.ts';

/** Every review that a person was asked for, the first one first, with what they wrote. */
export async function listEveryReviewOf(db: Database, person: { readonly userId: string; readonly email: string }) {
  return db
    .select({
      articleTitle: titleOfRound(reviewInvitations.round),
      journalTitle: journals.title,
      round: reviewInvitations.round,
      state: reviewInvitations.state,
      invitedAt: reviewInvitations.invitedAt,
      reason: reviewInvitations.reason,
      // What was submitted is kept as the draft, too.
      report: sql<ReportDraft | null>`${reviewReports.draft}`,
    })
    .from(reviewInvitations)
    .innerJoin(manuscripts, eq(manuscripts.id, reviewInvitations.manuscriptId))
    .innerJoin(journals, eq(journals.id, journalIdOfRound(reviewInvitations.round)))
    .leftJoin(reviewReports, eq(reviewReports.invitationId, reviewInvitations.id))
    .where(isOf(person))
    .orderBy(reviewInvitations.invitedAt, reviewInvitations.id);
}
