import { eq, and, count, gte, lt } from 'drizzle-orm';
import { articles, journals, manuscripts, reviewInvitations, reviewReports } from '../../../db/schema/index.ts';
import type { Database } from '../../../db/database.ts';
import { journalIdOfRound } from '../editing-store.ts';

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

/** The stored facts of a published article that a certificate prints. */
export async function findCertified(db: Database, articleId: string) {
  const [found] = await db
    .select({
      id: articles.id,
      title: articles.title,
      authors: articles.authors,
      language: articles.language,
      volume: articles.volume,
      issue: articles.issue,
      receivedOn: articles.receivedOn,
      acceptedOn: articles.acceptedOn,
      publishedOn: articles.publishedOn,
      doi: articles.doi,
      submittedBy: articles.submittedBy,
      withdrawnOn: articles.withdrawnOn,
      retractedOn: articles.retractedOn,
      journalTitle: journals.title,
      journalAbbreviation: journals.abbreviation,
      journalIssn: journals.issn,
    })
    .from(articles)
    .innerJoin(journals, eq(journals.id, articles.journalId))
    .where(eq(articles.id, articleId));
  return found ?? null;
}

export type CertifiedArticle = NonNullable<Awaited<ReturnType<typeof findCertified>>>;
