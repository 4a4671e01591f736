import { and, eq, exists, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../db/database.ts';
import { reviewInvitations, users } from '../../../../db/schema/index.ts';
import type { Person } from '../../../../ports/inspection/document-inspector.ts';

/** The people of these invitations, as they were invited and as their accounts name them. */
export async function listInvited(db: Database, which: SQL | undefined): Promise<Person[]> {
  const { givenName, lastName, email } = reviewInvitations;
  const rows = await db
    .select({
      invited: { givenName, lastName, email },
      account: {
        givenName: users.otherName,
        lastName: users.surname,
        email: users.email,
        affiliation: users.affiliation,
      },
    })
    .from(reviewInvitations)
    .leftJoin(users, eq(users.id, reviewInvitations.reviewerId))
    .where(which);
  return rows.flatMap(({ invited, account }) => [{ ...invited, affiliation: '' }, ...(account ? [account] : [])]);
}

/** The reviewer of an invitation. */
export const listReviewer = (db: Database, invitationId: string): Promise<Person[]> =>
  listInvited(db, eq(reviewInvitations.id, invitationId));

/** Everyone who was ever invited to review a manuscript. */
export const listReviewers = (db: Database, manuscriptId: string): Promise<Person[]> =>
  listInvited(db, eq(reviewInvitations.manuscriptId, manuscriptId));

/** Everyone else who was ever invited to review the manuscript of an invitation, by another mailbox and account. */
export function listOtherReviewers(db: Database, invitationId: string): Promise<Person[]> {
  const own = alias(reviewInvitations, 'own');
  const isOther = db
    .select({ id: own.id })
    .from(own)
    .where(
      and(
        eq(own.id, invitationId),
        eq(own.manuscriptId, reviewInvitations.manuscriptId),
        ne(own.mailbox, reviewInvitations.mailbox),
        sql`${own.reviewerId} is distinct from ${reviewInvitations.reviewerId}`,
      ),
    );
  return listInvited(db, exists(isOther));
}
