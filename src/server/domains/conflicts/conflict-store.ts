import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL, gt } from 'drizzle-orm';
import { openInvitationStates, reviewingStates } from '../../../contracts/review-values.ts';
import {
  editorRecusals,
  manuscripts,
  manuscriptWriters,
  reviewInvitations,
  journalRoleHolders,
  records,
  users,
} from '../../db/schema/index.ts';
import { holdersOf, listMailboxesBehind, mailboxesOf, type Person, type PersonOfRow } from '../accounts/index.ts';
import type { Database } from '../../db/database.ts';

const { at, action, subjectId, details } = records;

/** Whether anyone lost the role of administrator or editor at a journal after a moment, also by a disabled account. */
export async function hasLostOffice(db: Database, journalId: string | null, after: Date): Promise<boolean> {
  const isOfJournal =
    journalId === null
      ? sql`false`
      : sql`${details} ->> 'journalId' = ${journalId} and ${details} ->> 'role' <> 'reviewer'`;
  const holdsOffice = sql`exists (select from ${users} where ${users.id} = ${subjectId} and ${users.isAdmin})
    or exists (select from ${journalRoleHolders} where ${journalRoleHolders.userId} = ${subjectId} and ${journalRoleHolders.journalId} = ${journalId}::uuid
      and ${journalRoleHolders.role} <> 'reviewer')`;
  const isLost = sql`(${action} = 'administrator-unmade' or ${action} = 'role-taken' and ${isOfJournal}
    or ${action} = 'account-disabled' and (${holdsOffice}))`;
  const found = await db
    .select({ id: records.id })
    .from(records)
    .where(
      sql`${inArray(action, ['administrator-unmade', 'role-taken', 'account-disabled'])} and ${gt(at, after)} and ${isLost}`,
    )
    .limit(1);
  return found.length > 0;
}

export type ManuscriptAtHand = typeof manuscripts.$inferSelect;

/** Invitations that make their person a reviewer of the manuscript: open, or accepted once, whatever came of it. */
const makesReviewer = or(
  inArray(reviewInvitations.state, [...openInvitationStates, ...reviewingStates, 'recused']),
  isNotNull(reviewInvitations.reviewerNumber),
);

const isTo = (person: Person | PersonOfRow) =>
  or(
    eq(reviewInvitations.reviewerId, person.userId),
    and(isNull(reviewInvitations.reviewerId), sql`${reviewInvitations.mailbox} = any(${mailboxesOf(person)})`),
  );

const names = (person: Person | PersonOfRow): SQL => sql`${manuscriptWriters.mailbox} = any(${mailboxesOf(person)})`;

/** Whether a person is, or ever was, named as an author of a manuscript, however their address is spelt. */
const isNamedIn = (manuscriptId: string, person: Person | PersonOfRow): SQL =>
  sql`exists (select from ${manuscriptWriters} where ${manuscriptWriters.manuscriptId} = ${manuscriptId} and ${names(person)})`;

/** Whether a person is, or has been, a reviewer of a manuscript. */
export const isReviewerOf = (manuscriptId: string, person: Person | PersonOfRow): SQL =>
  sql`exists (select from ${reviewInvitations} where ${reviewInvitations.manuscriptId} = ${manuscriptId} and ${and(isTo(person), makesReviewer)})`;

/** Whether an address is, by any mailbox or account behind it, that of a person who reviews a manuscript or has reviewed it. */
export async function isReviewersAddress(db: Database, manuscriptId: string, email: string): Promise<boolean> {
  const behind = sql`${sql.param(await listMailboxesBehind(db, email))}::text[]`;
  const isToOne = sql`(${reviewInvitations.mailbox} = any(${behind}) or ${reviewInvitations.reviewerId} in (${holdersOf(behind)}))`;
  const { manuscriptId: about } = reviewInvitations;
  return (await db.$count(reviewInvitations, and(eq(about, manuscriptId), makesReviewer, isToOne))) > 0;
}

/** Which of these people a condition holds for, which is told of the columns of each. */
async function whomItHolds(
  db: Database,
  people: readonly Person[],
  holds: (person: PersonOfRow) => SQL,
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const ids = sql.param(people.map(({ userId }) => userId));
  const emails = sql.param(people.map(({ email }) => email));
  const one: PersonOfRow = { userId: sql`one.user_id`, email: sql`one.email` };
  const { rows } = await db.execute<{ id: string }>(sql`
    select one.user_id::text as id from unnest(${ids}::uuid[], ${emails}::text[]) one (user_id, email) where ${holds(one)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these people are, or ever were, named as authors of a manuscript. */
export const listNamed = (db: Database, manuscriptId: string, people: readonly Person[]): Promise<Set<string>> =>
  whomItHolds(db, people, (one) => isNamedIn(manuscriptId, one));

const hasRecused = (manuscriptId: string, { userId }: Person | PersonOfRow): SQL =>
  sql`exists (select from ${editorRecusals} where ${editorRecusals.manuscriptId} = ${manuscriptId} and ${editorRecusals.userId} = ${userId})`;

/** Which of these people are, or ever were, named as authors of a manuscript or its reviewers, or recused themselves as editors. */
export const listWithConflict = (db: Database, manuscriptId: string, people: readonly Person[]): Promise<Set<string>> =>
  whomItHolds(
    db,
    people,
    (one) =>
      sql`${isNamedIn(manuscriptId, one)} or ${isReviewerOf(manuscriptId, one)} or ${hasRecused(manuscriptId, one)}`,
  );

/** The ids of the manuscripts that a person reviews or has reviewed. */
const reviewedBy = (person: Person): SQL =>
  sql`select ${reviewInvitations.manuscriptId} from ${reviewInvitations} where ${and(isTo(person), makesReviewer)}`;

/** The ids of the manuscripts from which a person recused themselves as an editor. */
const recusedBy = (person: Person): SQL =>
  sql`select ${editorRecusals.manuscriptId} from ${editorRecusals} where ${editorRecusals.userId} = ${person.userId}`;

/** The ids of the manuscripts that name a person as an author, or ever did. */
const namedIn = (person: Person): SQL =>
  sql`select ${manuscriptWriters.manuscriptId} from ${manuscriptWriters} where ${names(person)}`;

/**
 * Manuscripts that another person submitted and that never named this person, in any spelling of their address; the
 * same rule as `isAuthorOf`.
 */
export const writtenByOthers = (person: Person): SQL =>
  sql`(${manuscripts.submittingUserId} <> ${person.userId} and ${manuscripts.id} not in (${namedIn(person)}))`;

/** Which of these manuscripts a person submitted, or is or ever was named in as an author. */
export async function listWritten(
  db: Database,
  manuscriptIds: readonly string[],
  person: Person,
): Promise<Set<string>> {
  const written = await db
    .select({ id: manuscripts.id })
    .from(manuscripts)
    .where(and(inArray(manuscripts.id, [...manuscriptIds]), sql`not ${writtenByOthers(person)}`));
  return new Set(written.map(({ id }) => id));
}

/** The ids of the manuscripts in which a person has a part without having submitted them. */
const takenPartIn = (person: Person): SQL =>
  sql`${namedIn(person)} union all ${reviewedBy(person)} union all ${recusedBy(person)}`;

/** The ids of the manuscripts over which a person has a conflict of interest; for desks and counts, which know no deleted ones. */
export async function listConflictsOf(db: Database, person: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct id::text from (
      select ${manuscripts.id} as id from ${manuscripts} where ${manuscripts.submittingUserId} = ${person.userId} and ${manuscripts.deletedAt} is null
      union all ${takenPartIn(person)}
    ) as own`);
  return rows.map(({ id }) => id);
}

/**
 * Manuscripts in which a person has no part, as an author, a reviewer or a recused editor; for the lists of those who
 * hold an office. One list of ids, because the planner halves what it expects for each and then sorts instead of
 * reading along an index.
 */
export const withoutConflictsOf = (person: Person): SQL =>
  sql`(${manuscripts.submittingUserId} <> ${person.userId} and ${manuscripts.id} not in (
    ${takenPartIn(person)}))`;

/**
 * Manuscripts that a person may see in a role: all published or verified by the publisher, and others without a
 * conflict of interest.
 */
export const openToOffice = (person: Person): SQL =>
  sql`(${manuscripts.reviewModel} = 'verification' or ${manuscripts.publishedAt} is not null or ${withoutConflictsOf(person)})`;

/** What is left of a mailbox when a manuscript is purged: it tells whose a mailbox is that one knows, and of this manuscript alone. */
const markOf = (mailbox: SQL | string): SQL =>
  sql`encode(sha256(convert_to(${manuscripts.id}::text || ' ' || ${mailbox}, 'UTF8')), 'hex')`;

/** The marks by which a purged manuscript still knows people by their address alone: its authors, and reviewers without an account. */
export const partMarks: SQL = sql`array(
  select ${markOf(sql`part.mailbox`)} from (
    select ${manuscriptWriters.mailbox} as mailbox from ${manuscriptWriters} where ${manuscriptWriters.manuscriptId} = ${manuscripts.id}
    union select ${reviewInvitations.mailbox} from ${reviewInvitations}
      where ${reviewInvitations.manuscriptId} = ${manuscripts.id} and ${isNull(reviewInvitations.reviewerId)} and ${makesReviewer}
  ) as part)`;

const isMarkedFor = (person: Person): SQL =>
  sql`exists (select from unnest(${mailboxesOf(person)}) own where ${markOf(sql`own`)} = any(${manuscripts.partMarks}))`;

/** The manuscripts that peers review and in which a person has a part, as an author, a reviewer or a recused editor; what was purged counts as before. */
export async function listConflicts(db: Database, person: Person): Promise<string[]> {
  // One index lookup each, because every page of such lists asks for this.
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${manuscripts.id}::text as id from ${manuscripts}
    where ${manuscripts.reviewModel} = 'double-anonymous' and ${manuscripts.id} in (
      select ${manuscripts.id} from ${manuscripts} where ${manuscripts.submittingUserId} = ${person.userId} and ${manuscripts.deletedAt} is null
      union all ${namedIn(person)}
      union all select ${manuscripts.id} from ${manuscripts} where ${manuscripts.deletedAt} is not null
        and (${manuscripts.submittingUserId} = ${person.userId} or ${isMarkedFor(person)})
      union all ${reviewedBy(person)} union all ${recusedBy(person)})`);
  return rows.map(({ id }) => id);
}

/** The manuscripts whose authors a person must not know, because they review them or did: until the article names its authors. */
export async function listAnonymousTo(db: Database, person: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${manuscripts.id}::text as id from ${manuscripts}
    where ${manuscripts.reviewModel} = 'double-anonymous' and ${manuscripts.publishedAt} is null
      and ${manuscripts.submittingUserId} <> ${person.userId} and ${manuscripts.id} in (
        ${reviewedBy(person)}
        union all select ${manuscripts.id} from ${manuscripts} where ${manuscripts.deletedAt} is not null and ${isMarkedFor(person)})`);
  return rows.map(({ id }) => id);
}
