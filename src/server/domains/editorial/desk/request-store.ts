import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { handledBy, isOnDesks, manuscripts, noEditor } from '../../../db/schema/index.ts';
import { cameBack } from '../invitations/invitation-store.ts';
import { withLateReport } from '../reports/late-report-store.ts';

/** A manuscript that asks its editor for something, in whatever turn. */
export interface DeskRequest {
  readonly id: string;
  /** Its authors ask for more time. */
  readonly isExtensionWaiting: boolean;
  /** An unanswered invitation came back. */
  readonly hasReturned: boolean;
  /** A report came after the decision. */
  readonly hasLateReport: boolean;
}

/**
 * What asks a person for something, or texts of its review to publish, of what they or no one handles. There are few: they are
 * looked up one by one, because a join would scan all manuscripts.
 */
export async function listRequests(
  db: Database,
  { userId, journalIds }: { readonly userId: string; readonly journalIds: readonly string[] },
  now: Date,
): Promise<DeskRequest[]> {
  const { rows } = await db.execute<DeskRequest & Record<string, unknown>>(sql`
    select listed.id::text as id, bool_or(kind = 'extension') as "isExtensionWaiting", bool_or(kind = 'returned') as "hasReturned",
      bool_or(kind = 'late') as "hasLateReport"
    from (
      select manuscript_id, 'extension' as kind from revision_extensions where state = 'waiting'
      union all select manuscript_id, 'returned' from (${cameBack}) as came_back
      union all select manuscript_id, 'late' from (${withLateReport(now)}) as late
      union all select texts.id, 'texts' from manuscripts texts where texts.reviews_waiting > 0
    ) as asked, lateral (
      select ${manuscripts.id} from ${manuscripts}
      where ${manuscripts.id} = asked.manuscript_id and ${isOnDesks}
        and ${manuscripts.journalId} = any(${sql.param([...journalIds])}::uuid[]) and ${handledBy} in (${userId}::uuid, ${noEditor}::uuid)
        and (kind <> 'extension' or ${manuscripts.state} = 'revision-requested') and (kind <> 'texts' or ${manuscripts.state} = 'published')
      limit 1
    ) as listed
    group by listed.id`);
  return rows;
}

/** What one manuscript asks its editor for. */
export async function findRequest(
  db: Database,
  manuscriptId: string,
  now: Date,
): Promise<Pick<DeskRequest, 'hasReturned' | 'hasLateReport'>> {
  const { rows } = await db.execute<Pick<DeskRequest, 'hasReturned' | 'hasLateReport'> & Record<string, unknown>>(sql`
    select exists (select from (${cameBack}) returned where returned.manuscript_id = ${manuscriptId}::uuid) as "hasReturned",
      exists (select from (${withLateReport(now)}) late where late.manuscript_id = ${manuscriptId}::uuid) as "hasLateReport"`);
  return rows[0] ?? { hasReturned: false, hasLateReport: false };
}
