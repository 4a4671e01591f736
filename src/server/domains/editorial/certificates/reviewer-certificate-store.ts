import { and, count, eq, gte, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { journals, manuscripts, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';
import { journalIdOfRound } from '../journal-of-round-store.ts';

/** How many reviews a person reported between two moments for which journals; those stepped back from do not count. */
export async function countReviewsByJournal(
  db: Database,
  reviewerId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  return db
    .select({ journalTitle: journals.title, reviews: count() })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .innerJoin(manuscripts, eq(manuscripts.id, reviewReports.manuscriptId))
    .innerJoin(journals, eq(journals.id, journalIdOfRound(reviewReports.round)))
    .where(
      and(
        eq(reviewInvitations.reviewerId, reviewerId),
        eq(reviewInvitations.state, 'reported'),
        gte(reviewReports.submittedAt, from),
        lt(reviewReports.submittedAt, until),
      ),
    )
    .groupBy(journals.id)
    .orderBy(journals.title);
}
