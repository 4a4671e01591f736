import { isDeepStrictEqual } from 'node:util';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findOwnReview, whyNotReportable } from './own-review.ts';
import { beginReport, findReport, updateDraft } from './report-store.ts';

/** What stands where a save was refused: the same words, when an answer was lost on the way; else another’s. */
async function standingDraft(ctx: Context, invitationId: string, draft: ReportDraft) {
  const standing = await findReport(ctx.db, invitationId);
  if (standing?.submittedAt === null && isDeepStrictEqual(standing.draft, draft))
    return { version: standing.draftVersion, savedAt: standing.savedAt };
  if (standing?.submittedAt)
    throw new AppError('already-submitted', 'You have submitted this report, and it can no longer be changed.');
  throw new AppError(
    'stale-version',
    'This report was changed on another device or in another tab meanwhile. Nothing of either was lost: please choose which one to keep.',
  );
}

/** Keeps a report as it is typed; one that was saved elsewhere meanwhile is not overwritten (decision 35). */
export async function saveReportDraft(
  ctx: Context,
  invitationId: string,
  { version, draft }: { version: number; draft: ReportDraft },
): Promise<{ version: number; savedAt: string }> {
  const held = await findOwnReview(ctx, invitationId);
  const refusal = whyNotReportable(held);
  // A review that is paused or was decided meanwhile costs no words.
  if (refusal && held.invitation.state !== 'accepted') throw refusal;
  const savedAt = ctx.now();
  await beginReport(ctx.db, held.invitation, savedAt);
  const isSaved = await updateDraft(ctx.db, { invitationId, version }, { draft, savedAt });
  const kept = isSaved ? { version: version + 1, savedAt } : await standingDraft(ctx, invitationId, draft);
  return { version: kept.version, savedAt: kept.savedAt.toISOString() };
}
