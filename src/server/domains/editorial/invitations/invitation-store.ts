import { and, desc, eq, inArray, isNull, lt, lte, max, ne, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { openInvitationStates, reviewingStates, type InvitationState } from '../../../../contracts/review-values.ts';
import type { Database } from '../../../db/database.ts';
import {
  emails,
  journalRoleHolders,
  manuscripts,
  reviewInvitations,
  type InvitationRow,
} from '../../../db/schema/index.ts';
import { mailboxOf } from '../../accounts/index.ts';

/** Still to be answered, or accepted with the report still to come. */
const open = inArray(reviewInvitations.state, [...openInvitationStates]);

/** Answered with yes, and not stepped back from or taken back since. */
export const isReviewing = inArray(reviewInvitations.state, [...reviewingStates]);

/** Adds an invitation; null when the address has one in this round. */
export async function insertInvitation(
  db: Database,
  invitation: typeof reviewInvitations.$inferInsert,
): Promise<InvitationRow | null> {
  const [added] = await db.insert(reviewInvitations).values(invitation).onConflictDoNothing().returning();
  return added ?? null;
}

/** An invitation by its id. */
export async function findInvitation(db: Database, id: string): Promise<InvitationRow | null> {
  const [found] = await db.select().from(reviewInvitations).where(eq(reviewInvitations.id, id));
  return found ?? null;
}

/** The invitation that a link opens. */
export async function findInvitationOfLink(db: Database, tokenHash: string): Promise<InvitationRow | null> {
  const [found] = await db.select().from(reviewInvitations).where(eq(reviewInvitations.tokenHash, tokenHash));
  return found ?? null;
}

type Columns = Omit<PgUpdateSetSource<typeof reviewInvitations>, 'state' | 'endedAt'>;
type Open = 'invited' | 'accepted';
type End = { readonly state: Exclude<InvitationState, Open>; readonly endedAt: Date };

/** What changes of an invitation; one that ends says when. */
type InvitationChange = Columns & (End | { readonly state?: Open; readonly endedAt?: null });

/** Changes an invitation; the caller has locked its manuscript. */
export async function updateInvitation(db: Database, id: string, change: InvitationChange): Promise<void> {
  await db.update(reviewInvitations).set(change).where(eq(reviewInvitations.id, id));
}

/** The invitations to a manuscript from which something is still expected, of any round. */
export async function listOpenInvitationsOf(db: Database, manuscriptId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(reviewInvitations)
    .where(and(eq(reviewInvitations.manuscriptId, manuscriptId), open))
    .orderBy(reviewInvitations.invitedAt, reviewInvitations.id);
}

/** Whether anyone was asked to review a manuscript in a round. */
export async function wasReviewed(db: Database, manuscriptId: string, round: number): Promise<boolean> {
  const asked = await db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(and(eq(reviewInvitations.manuscriptId, manuscriptId), eq(reviewInvitations.round, round)))
    .limit(1);
  return asked.length > 0;
}

/** Whose an invitation is: the reviewer's, or the address holder's while it is unanswered. */
export const isOf = ({ userId, email }: { readonly userId: string; readonly email: string }) =>
  or(
    eq(reviewInvitations.reviewerId, userId),
    and(isNull(reviewInvitations.reviewerId), eq(reviewInvitations.email, email)),
  );

/** The manuscripts for which something is still expected of a person, in the order in which they are locked. */
export async function listManuscriptsAwaiting(
  db: Database,
  person: { readonly userId: string; readonly email: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: reviewInvitations.manuscriptId })
    .from(reviewInvitations)
    .where(and(isOf(person), open))
    .orderBy(reviewInvitations.manuscriptId);
  return rows.map(({ id }) => id);
}

/** Takes the name and the address of a person out of their invitations. */
export async function forgetInvited(
  db: Database,
  person: { readonly userId: string; readonly email: string },
  erased: { readonly email: string; readonly lastName: string },
): Promise<void> {
  await db
    .update(reviewInvitations)
    .set({ ...erased, givenName: '', tokenHash: null })
    .where(isOf(person));
}

/** Which reviewer of a manuscript a person is: the number that they have there already, else the next one. */
export async function reviewerNumberOf(db: Database, manuscriptId: string, reviewerId: string): Promise<number> {
  const ofManuscript = eq(reviewInvitations.manuscriptId, manuscriptId);
  const [own] = await db
    .select({ number: max(reviewInvitations.reviewerNumber) })
    .from(reviewInvitations)
    .where(and(ofManuscript, eq(reviewInvitations.reviewerId, reviewerId)));
  if (own && own.number !== null) return own.number;
  const [last] = await db
    .select({ number: max(reviewInvitations.reviewerNumber) })
    .from(reviewInvitations)
    .where(ofManuscript);
  return (last?.number ?? 0) + 1;
}

/** Invitations to the mailbox behind an address, however it is spelt. */
const toMailboxOf = (email: string) => eq(reviewInvitations.mailbox, mailboxOf(email));

/** Whether a person reviews this round already, by another invitation, or with another account of the same mailbox. */
export async function reviewsRound(
  db: Database,
  { manuscriptId, round }: { readonly manuscriptId: string; readonly round: number },
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<boolean> {
  const found = await db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(
      and(
        eq(reviewInvitations.manuscriptId, manuscriptId),
        eq(reviewInvitations.round, round),
        or(eq(reviewInvitations.reviewerId, userId), toMailboxOf(email)),
        isReviewing,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether a person has an open or reported invitation to a round, by account or by mailbox. */
export async function isInvitedTo(
  db: Database,
  { manuscriptId, round }: { readonly manuscriptId: string; readonly round: number },
  { reviewerId, email }: { readonly reviewerId: string | null; readonly email: string },
): Promise<boolean> {
  const byAddress = toMailboxOf(email);
  const found = await db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(
      and(
        eq(reviewInvitations.manuscriptId, manuscriptId),
        eq(reviewInvitations.round, round),
        reviewerId === null ? byAddress : or(byAddress, eq(reviewInvitations.reviewerId, reviewerId)),
        or(open, isReviewing),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Everyone who reported in the last round with reports before this one, or withdrew from it after they had accepted. */
export async function listLastReviewers(db: Database, manuscriptId: string, round: number): Promise<InvitationRow[]> {
  const earlier = and(eq(reviewInvitations.manuscriptId, manuscriptId), lt(reviewInvitations.round, round));
  const last = db
    .select({ round: max(reviewInvitations.round) })
    .from(reviewInvitations)
    .where(and(earlier, eq(reviewInvitations.state, 'reported')));
  return db
    .select()
    .from(reviewInvitations)
    .where(and(earlier, eq(reviewInvitations.round, last), inArray(reviewInvitations.state, ['reported', 'recused'])))
    .orderBy(reviewInvitations.reviewerNumber, reviewInvitations.id);
}

/** Unanswered invitations whose emails came back, or were given up: who was invited cannot know. */
export const cameBack = sql`
  select invitation.id, invitation.manuscript_id from review_invitations invitation join emails on emails.id = invitation.email_id
  where invitation.state = 'invited' and emails.state in ('failed', 'bounced')`;

/** Whether an invitation came back. */
export async function hasComeBack(db: Database, invitationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from (${cameBack}) returned where returned.id = ${invitationId}::uuid`);
  return rows.length > 0;
}

/** Whether the mail server has accepted the email of an invitation, and it did not come back. */
export async function hasGone(db: Database, { emailId }: Pick<InvitationRow, 'emailId'>): Promise<boolean> {
  if (emailId === null) return true;
  return (await db.$count(emails, and(eq(emails.id, emailId), ne(emails.state, 'sent')))) === 0;
}

/** Invitations whose answers are overdue, the earliest first. */
export async function listUnanswered(db: Database, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(reviewInvitations)
    .where(and(eq(reviewInvitations.state, 'invited'), lte(reviewInvitations.answerBy, now)))
    .orderBy(reviewInvitations.answerBy);
}

/** Rejected manuscripts decided before then that still have open invitations, in the order in which they are locked. */
export async function listOpenAfterRejection(db: Database, decidedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: manuscripts.id })
    .from(reviewInvitations)
    .innerJoin(manuscripts, eq(manuscripts.id, reviewInvitations.manuscriptId))
    .where(and(open, eq(manuscripts.state, 'rejected'), lt(manuscripts.decidedAt, decidedBefore)))
    .orderBy(manuscripts.id);
  return rows.map(({ id }) => id);
}

/** Whether a person reviews for one of our journals. */
export async function isOfPool(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: journalRoleHolders.userId })
    .from(journalRoleHolders)
    .where(and(eq(journalRoleHolders.userId, userId), eq(journalRoleHolders.role, 'reviewer')))
    .limit(1);
  return found.length > 0;
}

/** The last invitation by which a person reviews, or has reported on, a manuscript. */
export async function findReviewOf(
  db: Database,
  manuscriptId: string,
  { userId }: { readonly userId: string },
): Promise<InvitationRow | null> {
  const [found] = await db
    .select()
    .from(reviewInvitations)
    .where(and(eq(reviewInvitations.manuscriptId, manuscriptId), eq(reviewInvitations.reviewerId, userId), isReviewing))
    .orderBy(desc(reviewInvitations.round))
    .limit(1);
  return found ?? null;
}
