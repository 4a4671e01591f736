import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { manuscripts, manuscriptVersions } from '../../../db/schema/index.ts';
import { countsInRates, decidedOutcomes } from './statistics-store.ts';

/** Which manuscripts are counted, and when: from one moment until before another. */
export interface Counted {
  readonly journalId: string | null;
  readonly from: Date;
  readonly until: Date;
}

const { manuscriptId, version, submittedAt, decidedAt, outcome } = manuscriptVersions;
const monthOf = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM')`;
const instant = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Versions of manuscripts that are not deleted, in the journal that is asked for. */
const counted = ({ journalId }: Counted): SQL => sql`${manuscriptVersions}
  join ${manuscripts} on ${manuscripts.id} = ${manuscriptId} and ${manuscripts.deletedAt} is null
    ${journalId === null ? sql`` : sql`and ${manuscripts.journalId} = ${journalId}`}`;

/** How many manuscripts came in, by month. */
export async function countSubmissions(db: Database, span: Counted) {
  const { rows } = await db.execute<{ month: string; submissions: number }>(sql`
    select ${monthOf(sql`${submittedAt}`)} as month, count(*)::int as submissions from ${counted(span)}
    where ${version} = 1 and ${submittedAt} >= ${instant(span.from)} and ${submittedAt} < ${instant(span.until)}
    group by 1`);
  return rows;
}

const isInSpan = ({ from, until }: Counted) =>
  sql`${decidedAt} >= ${instant(from)} and ${decidedAt} < ${instant(until)}`;

/** How many manuscripts were accepted, and how many rejected, by month. */
export async function countDecisions(db: Database, span: Counted) {
  const { rows } = await db.execute<{ month: string; acceptances: number; rejections: number }>(sql`
    select ${monthOf(sql`${decidedAt}`)} as month,
      (count(*) filter (where ${outcome} = 'accepted'))::int as acceptances,
      (count(*) filter (where ${outcome} = 'rejected'))::int as rejections
    from ${counted(span)} where ${isInSpan(span)} and ${outcome} in ('accepted', 'rejected')
    group by 1`);
  return rows;
}

/**
 * The median number of days from a submission to its first decision, by the month of the decision; as the statistics
 * count it.
 */
export async function findMedianDays(db: Database, span: Counted) {
  const { rows } = await db.execute<{ month: string; medianDays: number }>(sql`
    select ${monthOf(sql`${decidedAt}`)} as month,
      percentile_cont(0.5) within group (order by extract(epoch from ${decidedAt} - first.submitted_at) / 86400)::float as "medianDays"
    from ${counted(span)}
    join manuscript_versions as first on first.manuscript_id = ${manuscriptId} and first.version = 1
    where ${isInSpan(span)} and ${countsInRates} and ${outcome} in ${decidedOutcomes}
      and (${version} = 1 or not exists (
        select from manuscript_versions as earlier where earlier.manuscript_id = ${manuscriptId}
          and earlier.version < ${version} and earlier.outcome in ${decidedOutcomes}))
    group by 1`);
  return rows;
}
