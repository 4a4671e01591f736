import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { reviewInvitations, users } from '../../../../db/schema/index.ts';
import type { FoundManuscript } from '../../../manuscripts/index.ts';
import { findSubmitter } from '../check-store.ts';
import type { Person } from '../search/find-names.ts';

/** The people of these invitations, as they were invited and as their accounts name them. */
async function listInvited(db: Database, which: SQL): Promise<Person[]> {
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

/** The authors of a manuscript, and who submitted it. */
export async function listAuthors(
  db: Database,
  { authors, submittingUserId }: Pick<FoundManuscript['manuscript'], 'authors' | 'submittingUserId'>,
): Promise<Person[]> {
  const submitter = await findSubmitter(db, submittingUserId);
  const named = authors.map((author) => ({
    givenName: author.authorGivenName,
    lastName: author.authorLastName,
    email: author.authorEmail,
    affiliation: author.authorAffiliation,
  }));
  return submitter ? [...named, submitter] : named;
}
