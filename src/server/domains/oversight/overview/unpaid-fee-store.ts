import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { handlingFees, journals, manuscripts, waiverRequests } from '../../../db/schema/index.ts';
import type { Person } from '../../accounts/index.ts';
import type { Place } from '../../editorial/index.ts';
import { openToOffice } from '../../parts/index.ts';
import { queueOf, type Queue } from './waiting-store.ts';

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
