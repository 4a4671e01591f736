import { sql, and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { mostOpenReviews } from '../../../../contracts/constants.ts';
import type { InvitationState } from '../../../../contracts/review-values.ts';
import { users, journalRoleHolders } from '../../../db/schema/index.ts';
import { mailboxesOf, isCalled } from '../../accounts/index.ts';
import type { Database } from '../../../db/database.ts';

/** Reviewers whose name, address or affiliation contains every word; the journal's own first. */
export async function listPoolMembers(
  db: Database,
  query: string,
  journalId: string,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(
      journalRoleHolders,
      and(eq(journalRoleHolders.userId, users.id), eq(journalRoleHolders.role, 'reviewer')),
    )
    .where(and(isNotNull(users.emailVerifiedAt), isNull(users.disabledAt), isNull(users.deletedAt), isCalled(query)))
    .groupBy(users.id)
    .orderBy(
      sql`bool_or(${journalRoleHolders.journalId} = ${journalId}) desc`,
      asc(sql`lower(${users.surname})`),
      asc(sql`lower(${users.otherName})`),
      asc(users.id),
    )
    .limit(limit);
  return found.map(({ userId }) => userId);
}

/** The facts about a person with an account that decide whether they can review a manuscript. */
export interface PersonStatus {
  readonly userId: string;
  readonly email: string;
  /** Every one that is, or was, theirs. */
  readonly mailboxes: readonly string[];
  readonly givenName: string;
  readonly lastName: string;
  readonly affiliation: string;
  readonly openReviews: number;
  readonly mostOpenReviews: number;
  readonly lastAnswer: { readonly on: string; readonly state: InvitationState } | null;
  /** Another journal that they review for, when not for the manuscript's own. */
  readonly otherJournal: string | null;
}

/** What the standings are read for. */
interface StandingsFor {
  readonly journalId: string;
  /** Manuscripts that the reader may not see: invitations to them are ignored. */
  readonly hidden: readonly string[];
}

/** Reads it for several people. */
export async function listStatuses(
  db: Database,
  userIds: readonly string[],
  { journalId, hidden }: StandingsFor,
): Promise<PersonStatus[]> {
  if (userIds.length === 0) return [];
  const theirs = sql`reviewer_id = users.id and manuscript_id <> all(${sql.param([...hidden])}::uuid[])`;
  const { rows } = await db.execute<Record<string, unknown> & PersonStatus>(sql`
    select users.id::text as "userId", email,
      ${mailboxesOf({ userId: users.id, email: users.email })} as mailboxes,
      other_name as "givenName", surname as "lastName", affiliation,
      (select count(*)::int from review_invitations where ${theirs} and state in ('invited', 'accepted')) as "openReviews",
      coalesce(most_open_reviews, ${mostOpenReviews}::int) as "mostOpenReviews",
      (
        select jsonb_build_object('on', to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD'), 'state', state)
        from review_invitations where ${theirs} and answered_at is not null
        order by answered_at desc, id desc limit 1
      ) as "lastAnswer",
      (
        select min(journals.title) from journal_role_holders holder join journals on journals.id = holder.journal_id
        where holder.user_id = users.id and holder.role = 'reviewer'
        having not bool_or(holder.journal_id = ${journalId})
      ) as "otherJournal"
    from users left join reviewer_profiles on reviewer_profiles.user_id = users.id
    where users.id = any(${sql.param(userIds)}::uuid[])`);
  return rows;
}

/** The mailboxes of everyone who is or was named as an author of a manuscript. */
export async function listWriters(db: Database, manuscriptId: string): Promise<string[]> {
  const { rows } = await db.execute<{ mailbox: string }>(
    sql`select mailbox from manuscript_writers where manuscript_id = ${manuscriptId}`,
  );
  return rows.map(({ mailbox }) => mailbox);
}

/** An earlier invitation to review a manuscript, where it prevents another one. */
export interface EarlierInvitation {
  readonly reviewerId: string | null;
  readonly email: string;
  readonly round: number;
  readonly state: InvitationState;
}

/** Every invitation to a manuscript. */
export async function listInvitationsTo(db: Database, manuscriptId: string): Promise<EarlierInvitation[]> {
  const { rows } = await db.execute<Record<string, unknown> & EarlierInvitation>(sql`
    select reviewer_id::text as "reviewerId", lower(email) as email, round, state
    from review_invitations where manuscript_id = ${manuscriptId} order by id`);
  return rows;
}

/**
 * Everyone who can see who wrote a manuscript: administrators, editors of its journal and of earlier journals that
 * decided on it, and former editors who invited or decided for it, or recused themselves.
 */
export async function listOffices(
  db: Database,
  manuscript: { readonly id: string; readonly journalId: string },
): Promise<{ userId: string; email: string }[]> {
  const { rows } = await db.execute<{ userId: string; email: string }>(sql`
    with decision as (select * from editorial_decisions where manuscript_id = ${manuscript.id})
    select id::text as "userId", email from users
    where is_admin
      or id in (
        select user_id from journal_role_holders
        where role in ('editor', 'editor-in-chief')
          and (journal_id = ${manuscript.journalId} or journal_id in (select journal_id from decision))
      )
      or id in (
        select decided_by from decision union select ratified_by from decision
        union select invited_by from review_invitations where manuscript_id = ${manuscript.id}
        union select user_id from editor_recusals where manuscript_id = ${manuscript.id}
      )`);
  return rows;
}
