import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { decisionKinds } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import {
  editorialDecisions,
  manuscriptVersions,
  reviewInvitations,
  reviewReports,
  revisionExtensions,
  users,
  type DecisionRow,
} from '../../../db/schema/index.ts';
import { reportNumbers } from '../reports/report-numbers-store.ts';

/** Saves a decision and returns it. */
export async function insertDecision(
  db: Database,
  decision: typeof editorialDecisions.$inferInsert,
): Promise<DecisionRow> {
  const [added] = await db.insert(editorialDecisions).values(decision).returning();
  if (!added) throw new Error('A decision was not kept');
  return added;
}

/** Changes who ratified a decision, and when its email was sent. */
export async function changeDecision(
  db: Database,
  id: string,
  change: Partial<
    Pick<DecisionRow, 'ratification' | 'ratifiedBy' | 'ratifiedAt' | 'remark' | 'overrideReason' | 'sentAt'>
  >,
): Promise<void> {
  await db.update(editorialDecisions).set(change).where(eq(editorialDecisions.id, id));
}

/** Ends what was suggested to the author of a manuscript: another journal that they declined, or that was taken back. */
export async function endSuggestions(db: Database, manuscriptId: string, suggestionEndedAt: Date): Promise<void> {
  const { suggestedJournalId, suggestionEndedAt: ended } = editorialDecisions;
  await db
    .update(editorialDecisions)
    .set({ suggestionEndedAt })
    .where(and(eq(editorialDecisions.manuscriptId, manuscriptId), isNotNull(suggestedJournalId), isNull(ended)));
}

/** The decision of a manuscript that waits for the editor in chief. */
export async function findWaitingDecision(db: Database, manuscriptId: string): Promise<DecisionRow | null> {
  const [waiting] = await db
    .select()
    .from(editorialDecisions)
    .where(and(eq(editorialDecisions.manuscriptId, manuscriptId), eq(editorialDecisions.ratification, 'waiting')));
  return waiting ?? null;
}

/** Taken after review; emails before it come with no reports. */
export const isAfterReview = inArray(editorialDecisions.kind, [...decisionKinds]);

/** A manuscript’s decisions after review that its author has. */
export const sentAfterReview = (manuscriptId: string) =>
  and(eq(editorialDecisions.manuscriptId, manuscriptId), isAfterReview, isNotNull(editorialDecisions.sentAt));

/** The version that a decision is about. */
export const versionDecided = and(
  eq(manuscriptVersions.manuscriptId, editorialDecisions.manuscriptId),
  eq(manuscriptVersions.version, editorialDecisions.version),
);

/** The last decision after review whose email went out. */
export async function findLastSent(db: Database, manuscriptId: string): Promise<DecisionRow | null> {
  const [last] = await db
    .select()
    .from(editorialDecisions)
    .where(sentAfterReview(manuscriptId))
    .orderBy(desc(editorialDecisions.id))
    .limit(1);
  return last ?? null;
}

/** Whether a journal has not decided about a manuscript after review yet: then its editor in chief ratifies. */
export async function isFirstDecision(db: Database, manuscriptId: string, journalId: string): Promise<boolean> {
  const decided = await db
    .select({ id: editorialDecisions.id })
    .from(editorialDecisions)
    .where(and(sentAfterReview(manuscriptId), eq(editorialDecisions.journalId, journalId)))
    .limit(1);
  return decided.length === 0;
}

/** The reports of a round that count, by the number of their reviewer, with whom to thank; or those of who has stepped back. */
export async function listCountedReports(
  db: Database,
  manuscriptId: string,
  round: number,
  state: 'reported' | 'recused' = 'reported',
) {
  const numbers = reportNumbers(db, manuscriptId);
  return db
    .select({
      invitationId: reviewInvitations.id,
      reviewerNumber: numbers.number,
      comments: sql<string>`coalesce(${reviewReports.commentsToAuthor}, '')`,
      givenName: reviewInvitations.givenName,
      lastName: reviewInvitations.lastName,
      email: users.email,
      deletedAt: users.deletedAt,
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .leftJoin(numbers, eq(numbers.reviewer, reviewInvitations.reviewerNumber))
    .leftJoin(users, eq(users.id, reviewInvitations.reviewerId))
    .where(
      and(
        eq(reviewInvitations.manuscriptId, manuscriptId),
        eq(reviewInvitations.round, round),
        eq(reviewInvitations.state, state),
        isNotNull(reviewReports.submittedAt),
      ),
    )
    .orderBy(asc(numbers.number), asc(reviewInvitations.id));
}

/** The request for more time that waits for an answer. */
export async function findWaitingExtension(db: Database, manuscriptId: string) {
  const [waiting] = await db
    .select()
    .from(revisionExtensions)
    .where(and(eq(revisionExtensions.manuscriptId, manuscriptId), eq(revisionExtensions.state, 'waiting')));
  return waiting ?? null;
}

/** Answers a request for more time. */
export async function answerWaitingExtension(
  db: Database,
  id: string,
  answer: Pick<typeof revisionExtensions.$inferSelect, 'state' | 'days' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await db.update(revisionExtensions).set(answer).where(eq(revisionExtensions.id, id));
}
