import { mostCounted } from '../../../../contracts/constants.ts';
import {
  editorialDecisions,
  emails,
  manuscripts,
  paymentFindings,
  reviewInvitations,
  undeliverableAddresses,
  handlingFees,
  journals,
  waiverRequests,
} from '../../../db/schema/index.ts';
import { emailsOpenTo, marksOpenTo, type EmailReader } from '../../emails/index.ts';
import { openToOffice, withoutConflictsOf } from '../../conflicts/index.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Person } from '../../accounts/index.ts';
import type { Place } from '../../editorial/index.ts';

/** How many wait, and the first of their dates; a thousand are enough to say. */
export interface Queue {
  readonly count: number;
  readonly since: Date | null;
}

/** Counts rows that have a column `since`, of which the first ones are read along an index. */
export async function queueOf(db: Database, rows: SQL): Promise<Queue> {
  const { rows: found } = await db.execute<{ count: number; since: string | null }>(
    sql`select count(*)::int as count, min(since)::text as since from (${rows} limit ${mostCounted}) as waiting`,
  );
  const { count = 0, since = null } = found[0] ?? {};
  return { count, since: since === null ? null : new Date(since) };
}

const isThere = sql`${manuscripts.deletedAt} is null`;

/** Manuscripts that wait for verification. */
export const findVerification = (db: Database, person: Person, isSpecial: boolean): Promise<Queue> =>
  queueOf(
    db,
    sql`select ${manuscripts.waitingSince} as since from ${manuscripts}
      where ${isThere} and ${manuscripts.turn} = 'administrator' and ${manuscripts.specialReview} = ${isSpecial} and ${openToOffice(person)}
      order by ${manuscripts.waitingSince}, ${manuscripts.id}`,
  );

/** Manuscripts on which it is the editor’s turn, by when they are due. */
export const findDecisions = (db: Database, person: Person): Promise<Queue> =>
  queueOf(
    db,
    // In their order until there are enough (`offset` holds the planner to it): as it expects few without a part, it would sort them all.
    sql`select ${manuscripts.dueAt} as since from ${manuscripts}, lateral (select where ${withoutConflictsOf(person)} offset 0) open
      where ${isThere} and ${manuscripts.dueAt} is not null and ${manuscripts.turn} = 'editor'
        and ${manuscripts.reviewModel} = 'double-anonymous'
      order by ${manuscripts.dueAt}`,
  );

/** Decisions that wait to be ratified. */
export const findRatifications = (db: Database, person: Person): Promise<Queue> =>
  queueOf(
    db,
    sql`select ${editorialDecisions.decidedAt} as since from ${editorialDecisions}
      join ${manuscripts} on ${manuscripts.id} = ${editorialDecisions.manuscriptId}
      where ${editorialDecisions.ratification} = 'waiting' and ${isThere} and ${withoutConflictsOf(person)}`,
  );

/** Reviews that are late, by when they were due. */
export const findLateReviews = (db: Database, person: Person, now: Date): Promise<Queue> =>
  queueOf(
    db,
    // One after the other until there are enough (`offset` forces the planner): a plain join would read every
    // manuscript, and a separate sort every late review.
    sql`select ${reviewInvitations.dueAt} as since from ${reviewInvitations}, lateral (
        select from ${manuscripts} where ${manuscripts.id} = ${reviewInvitations.manuscriptId} and ${isThere} and ${withoutConflictsOf(person)} offset 0
      ) reviewed
      where ${reviewInvitations.state} = 'accepted' and ${reviewInvitations.dueAt} < ${now.toISOString()}::timestamptz
      order by ${reviewInvitations.dueAt}`,
  );

/** Open payment findings. */
export const findFindings = (db: Database): Promise<Queue> =>
  queueOf(
    db,
    sql`select ${paymentFindings.foundAt} as since from ${paymentFindings} where ${paymentFindings.resolvedAt} is null`,
  );

/** Addresses that emails came back from. */
export const findLostAddresses = (db: Database, reader: EmailReader): Promise<Queue> =>
  queueOf(
    db,
    sql`select ${undeliverableAddresses.since} as since from ${undeliverableAddresses} where ${marksOpenTo(reader)}`,
  );

/** Emails that were given up. */
export const findFailedEmails = (db: Database, reader: EmailReader): Promise<Queue> =>
  queueOf(
    db,
    sql`select ${emails.stateAt} as since from ${emails} where ${emails.state} = 'failed' and ${emails.toAddress} <> '' and ${emailsOpenTo(reader)} order by ${emails.id}`,
  );

const { manuscriptId, isSettled, mode, acceptedAt, listMinor, waiverPercent, currency } = handlingFees;

/** Fees that nothing settles, puts off or makes moot, as their authors are asked for them. */
const unpaid = (person: Person): SQL => sql`${handlingFees}
  join ${manuscripts} on ${manuscripts.id} = ${manuscriptId} and ${manuscripts.state} <> 'withdrawn' and ${manuscripts.deletedAt} is null
  where not ${isSettled} and ${listMinor} > 0 and ${waiverPercent} < 100
    and (${mode} = 'open' or ${mode} is null and ${manuscripts.state} <> 'accepted')
    and not exists (select from ${waiverRequests} where ${waiverRequests.manuscriptId} = ${handlingFees.manuscriptId} and ${waiverRequests.state} = 'waiting')
    and ${openToOffice(person)}`;

/** How many fees are not paid, and since when the first of them is asked. */
export const countUnpaidFees = (db: Database, person: Person): Promise<Queue> =>
  queueOf(db, sql`select ${acceptedAt} as since from ${unpaid(person)} order by ${acceptedAt}`);

/** Unpaid fees, the oldest first. */
export async function listUnpaidFees(
  db: Database,
  person: Person,
  { after, limit }: { after: Place | null; limit: number },
) {
  const follows =
    after === null
      ? sql`true`
      : sql`(${acceptedAt}, ${manuscriptId}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await db.execute<{
    articleId: string;
    title: string;
    journalTitle: string;
    since: string;
    listMinor: number;
    waiverPercent: number;
    currency: string;
  }>(sql`
    select ${manuscriptId}::text as "articleId", ${manuscripts.title} as title, ${acceptedAt}::text as since,
      (select ${journals.title} from ${journals} where ${journals.id} = ${manuscripts.journalId}) as "journalTitle",
      ${listMinor} as "listMinor", ${waiverPercent} as "waiverPercent", ${currency} as currency
    from ${unpaid(person)} and ${follows} order by ${acceptedAt}, ${manuscriptId} limit ${limit}`);
  return rows;
}
