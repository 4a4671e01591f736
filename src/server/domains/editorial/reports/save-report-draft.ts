import type { ReportDraft } from '../../../../contracts/review-values.ts';
import type { Context } from '../../../context.ts';
import { keepTyped } from '../typed-work.ts';
import { findOwnReview, submittedAlready, whyNotReportable } from './own-review.ts';
import { beginReport, findReport, updateDraft } from './report-store.ts';

async function standingDraft(ctx: Context, invitationId: string) {
  const standing = await findReport(ctx.db, invitationId);
  if (!standing) return null;
  const { draft, draftVersion, savedAt, submittedAt } = standing;
  return { work: draft, version: draftVersion, savedAt, isSubmitted: submittedAt !== null };
}

/** Keeps a report as it is typed. */
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
  return keepTyped(savedAt, {
    work: draft,
    version,
    save: () => updateDraft(ctx.db, { invitationId, version }, { draft, savedAt }),
    read: () => standingDraft(ctx, invitationId),
    refusals: { submitted: submittedAlready, changed: 'This report was changed' },
  });
}
