import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { openInvitationStates, reviewingStates } from '../../../contracts/review-values.ts';
import type { Database } from '../../db/database.ts';
import { manuscripts, reviewInvitations } from '../../db/schema/index.ts';
import { mailboxOf } from '../accounts/index.ts';

/** Somebody, by account and by the address that others name. */
export interface Person {
  readonly userId: string;
  readonly email: string;
}

/** Invitations that make their person a reviewer of the manuscript: open, or accepted once, whatever came of it. */
const makesReviewer = or(
  inArray(reviewInvitations.state, [...openInvitationStates, ...reviewingStates, 'recused']),
  isNotNull(reviewInvitations.reviewerNumber),
);

const isTo = ({ userId, email }: Person) =>
  or(
    eq(reviewInvitations.reviewerId, userId),
    and(isNull(reviewInvitations.reviewerId), eq(reviewInvitations.mailbox, mailboxOf(email))),
  );

/** Whether a person is, or has been, a reviewer of a manuscript. */
export async function isReviewerOf(db: Database, manuscriptId: string, person: Person): Promise<boolean> {
  const found = await db
    .select({ id: reviewInvitations.id })
    .from(reviewInvitations)
    .where(and(eq(reviewInvitations.manuscriptId, manuscriptId), isTo(person), makesReviewer))
    .limit(1);
  return found.length > 0;
}

/** The ids of the manuscripts that a person reviews or has reviewed. */
const reviewedBy = (person: Person): SQL =>
  sql`select ${reviewInvitations.manuscriptId} from ${reviewInvitations} where ${and(isTo(person), makesReviewer)}`;

/** Manuscripts that somebody else submitted and that name a person nowhere, however their address is spelt: as `isAuthorOf` tells authors. */
export const writtenByOthers = ({ userId, email }: Person): SQL =>
  sql`(${manuscripts.submittingUserId} <> ${userId} and ${mailboxOf(email)} <> all(${manuscripts.authorMailboxes}))`;

/** Manuscripts in which a person has no part, as an author or a reviewer; for the lists of those who hold an office. */
export const withoutPartOf = (person: Person): SQL =>
  sql`(${writtenByOthers(person)} and ${manuscripts.id} not in (${reviewedBy(person)}))`;

/** Manuscripts that a person may see in an office: whatever the house verifies itself or has published, and of the others those without a part of theirs. */
export const openToOffice = (person: Person): SQL =>
  sql`(${manuscripts.reviewModel} = 'verification' or ${manuscripts.publishedAt} is not null or ${withoutPartOf(person)})`;

/** A manuscript in which a person has a part, by everything that letters name it by. */
export interface OwnPart extends Record<string, unknown> {
  readonly id: string;
  readonly titles: readonly string[];
  readonly invitationIds: readonly string[];
}

/** The manuscripts that peers review and in which a person has a part, as an author or a reviewer. */
export async function listOwnParts(db: Database, person: Person): Promise<OwnPart[]> {
  const { rows } = await db.execute<OwnPart>(sql`
    select ${manuscripts.id}::text as id,
      array(select title from manuscript_versions where manuscript_id = ${manuscripts.id} union select ${manuscripts.title}) as titles,
      array(select id::text from review_invitations where manuscript_id = ${manuscripts.id}) as "invitationIds"
    from ${manuscripts}
    where ${manuscripts.reviewModel} = 'double-anonymous' and not ${withoutPartOf(person)}`);
  return rows;
}
