import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/** The manuscripts with a report that came after the decision and can be forwarded; found by its partial index. */
export const withLateReport = sql`
  select report.manuscript_id from review_reports report
  join review_invitations invitation on invitation.id = report.invitation_id
  join manuscripts manuscript on manuscript.id = report.manuscript_id
  where report.is_late and report.forwarded_at is null and report.submitted_at is not null
    and invitation.state = 'reported' and manuscript.round = report.round
    and manuscript.state in ('revision-requested', 'rejected', 'appealed')`;

/** Those of these manuscripts with a late report that waits for an editor. */
export async function listWithLateReports(db: Database, manuscriptIds: readonly string[]): Promise<Set<string>> {
  if (manuscriptIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct late.manuscript_id::text as id from (${withLateReport}) late
    where late.manuscript_id = any(${sql.param([...manuscriptIds])}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}
