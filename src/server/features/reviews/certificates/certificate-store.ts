import { and, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { journals, manuscripts, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';

/** The journal that a report was for: of its round’s decision, since a manuscript may have moved to another one afterwards. */
const journalOfReport = sql`coalesce(
  (
    select journal_id from editorial_decisions decision
    where decision.manuscript_id = ${reviewReports.manuscriptId} and decision.round = ${reviewReports.round}
      and decision.decided_at >= ${reviewReports.submittedAt}
    order by decision.decided_at limit 1
  ),
  ${manuscripts.journalId}
)`;

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
    .innerJoin(journals, eq(journals.id, journalOfReport))
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
