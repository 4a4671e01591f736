import { sql, type SQL } from 'drizzle-orm';
import { appealableSince } from '../appeals/appeal-time.ts';

/**
 * The manuscripts with a report that came after the decision and is still of use to the author: until the revision is
 * there, or an appeal is too late or answered. Found by its partial index.
 */
export const withLateReport = (now: Date): SQL => sql`
  select report.manuscript_id from review_reports report
  join review_invitations invitation on invitation.id = report.invitation_id
  join manuscripts manuscript on manuscript.id = report.manuscript_id
  where report.is_late and report.forwarded_at is null and report.submitted_at is not null
    and invitation.state = 'reported' and manuscript.round = report.round
    and (manuscript.state in ('revision-requested', 'appealed') or manuscript.state = 'rejected'
      and manuscript.decided_at >= ${appealableSince(now).toISOString()}::timestamptz
      and not exists (select from appeals where appeals.manuscript_id = manuscript.id))`;
