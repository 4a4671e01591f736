import { sql } from 'drizzle-orm';
import type { OpenDoi } from '../../../../contracts/dois.ts';
import type { Database } from '../../../db/database.ts';
import { articles, doiRegistrations, journals } from '../../../db/schema/index.ts';
import type { Place } from '../../editorial/index.ts';
import { queueOf, type Queue } from '../overview/waiting-store.ts';

const { doi, articleId, openReviewId, state, lastError, registeredAt, stateAt, createdAt } = doiRegistrations;
/** Tells DOIs of one article and its reviews apart. */
const named = sql`coalesce(${openReviewId}, ${articleId})`;
const isOpen = sql`${state} <> 'registered'`;

/** How many DOIs are registered with their articles' current data. */
export const countRegistered = (db: Database): Promise<number> =>
  db.$count(doiRegistrations, sql`${state} = 'registered'`);

/** DOIs that need attention: refused ones, and those unanswered for more than a day. */
export const findStuckDois = (db: Database, now: Date): Promise<Queue> =>
  queueOf(
    db,
    sql`select ${stateAt} as since from ${doiRegistrations}
      where ${isOpen} and (${state} = 'refused' or ${stateAt} < ${now.toISOString()}::timestamptz - interval '1 day')
      order by ${createdAt}, ${articleId}`,
  );

/** DOIs that are not on record, the oldest first. */
export async function listOpenDois(db: Database, { after, limit }: { after: Place | null; limit: number }) {
  const follows =
    after === null
      ? sql`true`
      : sql`(${createdAt}, ${named}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await db.execute<{
    articleId: string;
    named: string;
    doi: string;
    title: string;
    journalId: string;
    journalTitle: string;
    journalAbbreviation: string;
    state: OpenDoi['state'];
    message: string | null;
    since: string;
    createdAt: string;
    isRegistered: boolean;
  }>(sql`
    select ${articleId}::text as "articleId", ${named}::text as named, ${doi} as doi, ${articles.title}->>'text' as title, ${journals.id}::text as "journalId", ${journals.title} as "journalTitle",
      ${journals.abbreviation} as "journalAbbreviation", ${state} as state, ${lastError} as message, ${stateAt}::text as since,
      ${createdAt}::text as "createdAt", ${registeredAt} is not null as "isRegistered"
    from ${doiRegistrations} join ${articles} on ${articles.id} = ${articleId} join ${journals} on ${journals.id} = ${articles.journalId}
    where ${isOpen} and ${follows} order by ${createdAt}, ${named} limit ${limit}`);
  return rows;
}

/** A DOI of ours by its article, locked until the transaction ends. */
export async function lockDoi(db: Database, id: string) {
  const { rows } = await db.execute<{ doi: string; state: string }>(
    sql`select ${doi} as doi, ${state} as state from ${doiRegistrations} where ${articleId} = ${id}::uuid
      order by ${state} = 'registered', ${openReviewId} is not null for update`,
  );
  return rows[0] ?? null;
}
