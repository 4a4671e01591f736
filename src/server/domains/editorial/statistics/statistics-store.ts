import { sql, type SQL } from 'drizzle-orm';
import type { Cohort } from '../../../../contracts/statistics.ts';
import { siteZone } from '../../../../contracts/site-zone.ts';
import type { Database } from '../../../db/database.ts';
import { manuscripts, manuscriptVersions, reviewInvitations } from '../../../db/schema/index.ts';

/** Which manuscripts are counted; deleted ones never are. */
export interface Counted {
  readonly journalIds: readonly string[];
  /** Leaves out manuscripts that were submitted earlier. */
  readonly since?: Date;
  /** Manuscripts that the reader may not know of until they are published. */
  readonly hidden: readonly string[];
}

const { id, deletedAt, journalId, reviewModel, state, heldFrom, submittedAt, publishedAt } = manuscripts;
const { manuscriptId, decidedAt, outcome } = manuscriptVersions;

/** Withdrawn before publication, by its authors or because no revision came. */
const isWithdrawn = sql`(${state} = 'withdrawn' and ${publishedAt} is null)`;

/** Every count of manuscripts leaves out these. */
export const countsInRates = sql`(${deletedAt} is null and not ${isWithdrawn})`;

/** Accepted, published, or an article that was withdrawn since. */
const isAccepted = sql`(${publishedAt} is not null or case when ${state} = 'on-hold' then ${heldFrom} else ${state} end = 'accepted')`;

/** An appeal changes nothing until it is answered. */
const isRejected = sql`${state} in ('rejected', 'appealed')`;

/** The outcomes that are decisions; a return to the author is none. */
export const decidedOutcomes = sql`('accepted', 'rejected', 'revision-requested')`;

const periods = {
  year: { length: sql`interval '1 year'`, name: sql`'YYYY'` },
  quarter: { length: sql`interval '3 months'`, name: sql`'YYYY-"Q"Q'` },
} as const;
const epoch = sql`timestamp '1970-01-01'`;

/** Which period a manuscript was submitted in, as a number: calendar arithmetic on each row would take most of the time. */
const periodOf = (cohort: Cohort): SQL => sql`width_bucket(${submittedAt}, array(
  select generate_series(${epoch}, timestamp '2200-01-01', ${periods[cohort].length}) at time zone ${siteZone()}))`;

/** The name of a numbered period; null of all of them. */
const nameOf = (cohort: Cohort): SQL =>
  sql`to_char(${epoch} + (period - 1) * ${periods[cohort].length}, ${periods[cohort].name})`;

const isCounted = ({ journalIds, since, hidden }: Counted): SQL =>
  sql`${deletedAt} is null and ${journalId} = any(${sql.param([...journalIds])}::uuid[]) 
    and (${publishedAt} is not null or ${reviewModel} = 'verification' or ${id} <> all(${sql.param([...hidden])}::uuid[]))
    ${since === undefined ? sql`` : sql`and ${submittedAt} >= ${since.toISOString()}::timestamptz`}`;

const days = (until: string): SQL => sql.raw(`date_part('epoch', ${until} - submitted_at) / 86400`);

/** The median and the count of days until something happened. */
const medianOf = (until: string): SQL => sql`
  percentile_cont(0.5) within group (order by ${days(until)}) filter (where not is_withdrawn),
  (count(${sql.raw(until)}) filter (where not is_withdrawn))::int`;

interface CountedManuscripts {
  readonly period: string | null;
  readonly submissions: number;
  readonly withdrawn: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Medians and their counts: to the first decision, to acceptance, to publication. */
  readonly times: readonly [[number | null, number], [number | null, number], [number | null, number]];
}

/** Counts manuscripts of each cohort, and of all of them (`period` null). */
export async function countCohorts(db: Database, which: Counted, cohort: Cohort): Promise<CountedManuscripts[]> {
  const { rows } = await db.execute<CountedManuscripts & Record<string, unknown>>(sql`
    select ${nameOf(cohort)} as period, count(*)::int as submissions, (count(*) filter (where is_withdrawn))::int as withdrawn,
      (count(*) filter (where is_accepted))::int as accepted, (count(*) filter (where is_rejected))::int as rejected,
      json_build_array(json_build_array(${medianOf('first_at')}), json_build_array(${medianOf('accepted_at')}),
        json_build_array(${medianOf('published_at')})) as times
    from (
      select ${periodOf(cohort)} as period, ${submittedAt} as submitted_at, ${publishedAt} as published_at,
        min(${decidedAt}) filter (where ${outcome} in ${decidedOutcomes}) as first_at,
        min(${decidedAt}) filter (where ${outcome} = 'accepted') as accepted_at,
        ${isWithdrawn} as is_withdrawn, ${isAccepted} as is_accepted, ${isRejected} as is_rejected
      from ${manuscripts} left join ${manuscriptVersions} on ${manuscriptId} = ${id} and ${decidedAt} is not null
      where ${isCounted(which)} group by ${id}
    ) as facts
    group by grouping sets ((period), ())`);
  return rows;
}

interface CountedReviewers {
  readonly period: string;
  readonly invited: number;
  readonly accepted: number;
  readonly declined: number;
  readonly unanswered: number;
  readonly reports: number;
  readonly onTime: number;
}

/** Counts the answers of those who were invited to review manuscripts of each cohort. A report ends its invitation. */
export async function countReviewers(db: Database, which: Counted, cohort: Cohort): Promise<CountedReviewers[]> {
  const { state: answer, reviewerNumber, dueAt, endedAt } = reviewInvitations;
  const { rows } = await db.execute<CountedReviewers & Record<string, unknown>>(sql`
    select ${nameOf(cohort)} as period, count(*)::int as invited, (count(*) filter (where has_accepted))::int as accepted,
      (count(*) filter (where state = 'declined'))::int as declined, (count(*) filter (where state = 'lapsed'))::int as unanswered,
      (count(*) filter (where state = 'reported'))::int as reports,
      (count(*) filter (where state = 'reported' and is_on_time))::int as "onTime"
    from (
      select ${periodOf(cohort)} as period, ${answer} as state, ${reviewerNumber} is not null as has_accepted, ${endedAt} <= ${dueAt} as is_on_time
      from ${reviewInvitations} join ${manuscripts} on ${id} = ${reviewInvitations.manuscriptId}
      where ${isCounted(which)} and ${countsInRates} and (${answer} <> 'cancelled' or ${reviewerNumber} is not null)
    ) as facts
    group by facts.period`);
  return rows;
}
