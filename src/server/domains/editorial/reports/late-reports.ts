import type { Context } from '../../../context.ts';
import { mayAppeal } from '../appeals/appeal.ts';
import { takesLateReports } from '../invitations/review-status.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { isRoundDecided } from '../manuscripts/round-store.ts';

/** Whether an editor can ask for one more report: after a sent decision, until the revision is there or an appeal is too late. */
export async function mayAddReport(ctx: Context, manuscript: FoundManuscript['manuscript']): Promise<boolean> {
  if (!takesLateReports(manuscript, ctx.now())) return false;
  if (manuscript.state === 'rejected' && !(await mayAppeal(ctx, manuscript))) return false;
  return isRoundDecided(ctx.db, manuscript.id, manuscript.round);
}
