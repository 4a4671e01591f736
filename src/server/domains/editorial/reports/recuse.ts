import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { addRecord } from '../../records/index.ts';
import { tellEditors } from '../editors-to-tell.ts';
import { holdInvitation, type HeldInvitation } from '../invitations/held-invitation.ts';
import { updateInvitation } from '../invitations/invitation-store.ts';
import { mayRecuse } from '../invitations/review-standing.ts';
import { findOwnReview } from './own-review.ts';
import { recusedMail } from './report-mails.ts';

function refuseLate({ invitation, found }: HeldInvitation): void {
  if (mayRecuse(invitation, found.manuscript)) return;
  const detail =
    invitation.state === 'reported'
      ? 'The decision has been sent, and your report was part of it. You can no longer step back; if something is amiss, please write to us.'
      : 'This review is not open any more, so there is nothing to step back from.';
  throw new AppError('state-conflict', detail);
}

/** Steps back from a review, until the decision is sent: a report that was submitted no longer counts, and nobody is shown it. */
export async function recuse(ctx: Context, invitationId: string, reason: string): Promise<{ message: string }> {
  const hadReported = await inTransaction(ctx, async (tx) => {
    const held = await holdInvitation(tx, (await findOwnReview(tx, invitationId)).invitation);
    const { invitation, found } = held;
    if (invitation.state === 'recused') return false;
    refuseLate(held);
    const isReported = invitation.state === 'reported';
    await updateInvitation(tx.db, invitationId, { state: 'recused', endedAt: tx.now(), reason });
    const { round, reviewerNumber } = invitation;
    await addRecord(tx, 'reviewer-recused', found.manuscript.id, { invitationId, round, reviewerNumber, isReported });
    const { manuscript } = await refreshTurn(tx, found.manuscript.id);
    await tellEditors(tx, found, (editor) =>
      recusedMail(tx.site, held, { editor, reason, isReported, isEditorsTurn: manuscript.turn === 'editor' }),
    );
    return isReported;
  });
  return {
    message: hadReported
      ? 'You have stepped back from this review. Your report no longer counts, and its author is not shown it.'
      : 'You have stepped back from this review. Only the editor learns the reason.',
  };
}
