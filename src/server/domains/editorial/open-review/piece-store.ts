import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { editorialDecisions, manuscripts, reviewInvitations, reviewReports, users } from '../../../db/schema/index.ts';
import type { Person } from '../../../ports/inspection/document-inspector.ts';
import { listInvited } from '../anonymity/texts/invited-people-store.ts';
import { sentAfterReview } from '../decisions/decision-store.ts';
import { isHeldBack, reportNumbers } from '../reports/report-numbers-store.ts';

const named = { title: users.title, otherName: users.otherName, surname: users.surname };

/** Every report that was ever submitted, the first round first; `state` tells whether it counts. */
export function listReports(db: Database, manuscriptId: string) {
  const numbers = reportNumbers(db, manuscriptId);
  return db
    .select({
      id: reviewInvitations.id,
      round: reviewInvitations.round,
      state: reviewInvitations.state,
      reviewerId: reviewInvitations.reviewerId,
      number: numbers.number,
      report: reviewReports,
      isHeldBack: isHeldBack.mapWith(Boolean),
      person: named,
    })
    .from(reviewReports)
    .innerJoin(reviewInvitations, eq(reviewInvitations.id, reviewReports.invitationId))
    .leftJoin(numbers, eq(numbers.reviewer, reviewInvitations.reviewerNumber))
    .leftJoin(users, eq(users.id, reviewInvitations.reviewerId))
    .where(and(eq(reviewReports.manuscriptId, manuscriptId), isNotNull(reviewReports.submittedAt)))
    .orderBy(asc(reviewInvitations.round), asc(numbers.number), asc(reviewInvitations.id));
}

/** The letters after review that the author has, the first one first. */
export const listLetters = (db: Database, manuscriptId: string) =>
  db
    .select({ decision: editorialDecisions, person: named })
    .from(editorialDecisions)
    .leftJoin(users, eq(users.id, editorialDecisions.decidedBy))
    .where(sentAfterReview(manuscriptId))
    .orderBy(asc(editorialDecisions.sentAt), asc(editorialDecisions.id));

/** Everyone who was invited to review a manuscript, except these people. */
export const listHiddenReviewers = (
  db: Database,
  manuscriptId: string,
  signing: readonly string[],
): Promise<Person[]> =>
  listInvited(
    db,
    and(
      eq(reviewInvitations.manuscriptId, manuscriptId),
      or(isNull(reviewInvitations.reviewerId), notInArray(reviewInvitations.reviewerId, [...signing])),
    ),
  );

/** Who invited for a manuscript, and who decided or ratified. */
export async function listActingEditors(db: Database, manuscriptId: string): Promise<string[]> {
  const invited = await db
    .select({ id: reviewInvitations.invitedBy })
    .from(reviewInvitations)
    .where(eq(reviewInvitations.manuscriptId, manuscriptId));
  const decided = await db
    .select({ id: editorialDecisions.decidedBy, ratifiedBy: editorialDecisions.ratifiedBy })
    .from(editorialDecisions)
    .where(eq(editorialDecisions.manuscriptId, manuscriptId));
  return [
    ...invited.map(({ id }) => id),
    ...decided.flatMap(({ id, ratifiedBy }) => [id, ...(ratifiedBy ? [ratifiedBy] : [])]),
  ];
}

/** These people, as a text may name them. */
export const listPeople = (db: Database, userIds: readonly string[]): Promise<Person[]> =>
  db
    .select({ givenName: users.otherName, lastName: users.surname, email: users.email, affiliation: users.affiliation })
    .from(users)
    .where(inArray(users.id, [...userIds]));

/** Notes how many texts of a review wait for an editor; no version or date of the manuscript changes. */
export async function setReviewsWaiting(db: Database, manuscriptId: string, reviewsWaiting: number): Promise<void> {
  await db
    .update(manuscripts)
    .set({ reviewsWaiting })
    .where(and(eq(manuscripts.id, manuscriptId), ne(manuscripts.reviewsWaiting, reviewsWaiting)));
}
