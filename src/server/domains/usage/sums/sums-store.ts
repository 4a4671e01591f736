import { sql } from 'drizzle-orm';
import { usageKinds, type UsageKind } from '../../../../contracts/usage-values.ts';
import type { Database } from '../../../db/database.ts';

const requestKinds: readonly UsageKind[] = ['text', 'pdf'];
const noInvestigations: ReadonlySet<UsageKind> = new Set(['denial', 'search']);
const viewKinds: readonly UsageKind[] = ['abstract', 'text'];

// Names of our own, and no input.
const isOf = (kinds: readonly UsageKind[]) => sql.raw(`kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`);
const isInvestigation = isOf(usageKinds.filter((kind) => !noInvestigations.has(kind)));
const isRequest = isOf(requestKinds);

const day = sql.raw(`to_char(at at time zone 'UTC', 'YYYY-MM-DD')`);
/** A visitor's session if nothing else identifies it: an hour of the clock. The identifier is valid for the day. */
const session = sql.raw(`(visitor, date_trunc('hour', at))`);

/**
 * Two clicks of a visitor on the same thing within 30 seconds count as one, the later: of a chain, the last. Unique
 * counts only need one click in the session.
 */
const clicks = sql`
  select at, kind, article_id, access_type, visitor, coalesce(next_at - at >= interval '30 seconds', true) as is_last
  from (
    select *, lead(at) over (partition by visitor, article_id, kind order by at, id) as next_at
    from usage_events where kind <> 'search'
  ) as followed`;

const columns = sql.raw(
  'article_id, period, access_type, investigations, unique_investigations, requests, unique_requests, denials, views, downloads',
);

/** One process makes the sums at a time; the others wait for its end. */
export async function lockSums(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('usage-sums'))`);
}

/** Calculates the totals again for the days whose clicks are still stored. */
export async function sumDays(db: Database): Promise<void> {
  await db.execute(sql`delete from usage_sums where length(period) = 10`);
  await db.execute(sql`delete from usage_searches where length(period) = 10`);
  await db.execute(sql`
    insert into usage_sums (${columns})
    select article_id, ${day}, access_type,
      count(*) filter (where is_last and ${isInvestigation}),
      count(distinct ${session}) filter (where ${isInvestigation}),
      count(*) filter (where is_last and ${isRequest}),
      count(distinct ${session}) filter (where ${isRequest}),
      count(*) filter (where is_last and ${isOf(['denial'])}),
      count(*) filter (where is_last and ${isOf(viewKinds)}),
      count(*) filter (where is_last and ${isOf(['pdf'])})
    from (${clicks}) as clicks
    group by article_id, ${day}, access_type`);
  await db.execute(sql`
    insert into usage_searches (period, searches)
    select ${day}, count(*) from usage_events where kind = 'search' group by ${day}`);
}

/** Adds earlier days to their months, and deletes their clicks: the rest identifies no one. */
export async function closeDaysBefore(db: Database, firstOpen: string): Promise<void> {
  const isClosed = sql`length(period) = 10 and period < ${firstOpen}`;
  await db.execute(sql`
    insert into usage_sums (${columns})
    select article_id, left(period, 7), access_type, sum(investigations), sum(unique_investigations), sum(requests),
      sum(unique_requests), sum(denials), sum(views), sum(downloads)
    from usage_sums where ${isClosed} group by article_id, left(period, 7), access_type
    on conflict (article_id, period, access_type) do update set
      investigations = usage_sums.investigations + excluded.investigations,
      unique_investigations = usage_sums.unique_investigations + excluded.unique_investigations,
      requests = usage_sums.requests + excluded.requests,
      unique_requests = usage_sums.unique_requests + excluded.unique_requests,
      denials = usage_sums.denials + excluded.denials,
      views = usage_sums.views + excluded.views,
      downloads = usage_sums.downloads + excluded.downloads`);
  await db.execute(sql`
    insert into usage_searches (period, searches)
    select left(period, 7), sum(searches) from usage_searches where ${isClosed} group by left(period, 7)
    on conflict (period) do update set searches = usage_searches.searches + excluded.searches`);
  await db.execute(sql`delete from usage_sums where ${isClosed}`);
  await db.execute(sql`delete from usage_searches where ${isClosed}`);
  await db.execute(sql`delete from usage_events where at < ${`${firstOpen}T00:00:00Z`}::timestamptz`);
}
