import * as t from '../../../../messages/review-responses.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { holdInvitation, type HeldInvitation } from '../invitations/held-invitation.ts';
import {
  updateInvitation,
  forgetInvited,
  listManuscriptsAwaiting,
  listOpenInvitationsOf,
} from '../invitations/invitation-store.ts';
import { mayRecuse } from '../invitations/review-status.ts';
import { findOwnReview } from './own-review.ts';
import { recusedMail, reviewerGoneMail } from './report-mails.ts';
import type { Context } from '../../../context.ts';
import type { Account } from '../../accounts/index.ts';
import { lockManuscript } from '../manuscripts/manuscript-store.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { tellEditors } from '../editors-to-tell.ts';
import { deleteConsentsOf } from '../open-review/consent-store.ts';
import { deleteProfile } from './review-list-store.ts';
import { deleteUnsubmitted } from './report-store.ts';

type Person = { readonly userId: string; readonly email: string };

/** Ends a person's open reviews of one manuscript and tells the editors. */
async function stepOut(tx: Context, manuscriptId: string, { userId, email }: Person): Promise<boolean> {
  const found = await lockManuscript(tx.db, manuscriptId);
  if (!found) return false;
  const open = (await listOpenInvitationsOf(tx.db, manuscriptId)).filter(({ reviewerId, email: invited }) =>
    reviewerId === null ? invited === email : reviewerId === userId,
  );
  for (const invitation of open) {
    await updateInvitation(tx.db, invitation.id, { state: 'cancelled', endedAt: tx.now(), tokenHash: null });
    await addAuditEntry(tx, 'reviewer-gone', manuscriptId, { invitationId: invitation.id, round: invitation.round });
    await refreshTurn(tx, manuscriptId);
    await tellEditors(tx, found, (editor) => reviewerGoneMail(tx.site, { invitation, found }, editor));
  }
  return open.some(({ state }) => state === 'accepted');
}

/**
 * Ends the reviews of a person whose account is being erased: cancels open ones, deletes drafts, and leaves reports
 * under their number. Returns how many accepted reviews end. The account is already locked.
 */
export async function forgetReviewer(tx: Context, { id: userId, email }: Account): Promise<number> {
  const person = { userId, email };
  let ended = 0;
  for (const manuscriptId of await listManuscriptsAwaiting(tx.db, person))
    if (await stepOut(tx, manuscriptId, person)) ended += 1;
  await deleteUnsubmitted(tx.db, userId);
  await forgetInvited(tx.db, person, { email: `deleted-${userId}@deleted.invalid`, lastName: 'Deleted account' });
  await deleteConsentsOf(tx.db, userId);
  await deleteProfile(tx.db, userId);
  return ended;
}

function refuseLate({ invitation, found }: HeldInvitation, now: Date): void {
  if (mayRecuse(invitation, found.manuscript, now)) return;
  const detail = invitation.state === 'reported' ? t.cannotRecuseDecided() : t.cannotRecuseClosed();
  throw new AppError('state-conflict', detail);
}

/** Withdraws from a review before the decision is sent: a submitted report no longer counts or shows. */
export async function recuse(ctx: Context, invitationId: string, reason: string): Promise<{ message: string }> {
  const hadReported = await inTransaction(ctx, async (tx) => {
    const held = await holdInvitation(tx, (await findOwnReview(tx, invitationId)).invitation);
    const { invitation, found } = held;
    if (invitation.state === 'recused') return false;
    refuseLate(held, tx.now());
    const isReported = invitation.state === 'reported';
    await updateInvitation(tx.db, invitationId, { state: 'recused', endedAt: tx.now(), reason });
    const { round, reviewerNumber } = invitation;
    await addAuditEntry(tx, 'reviewer-recused', found.manuscript.id, {
      invitationId,
      round,
      reviewerNumber,
      isReported,
    });
    const { manuscript } = await refreshTurn(tx, found.manuscript.id);
    await tellEditors(tx, found, (editor) =>
      recusedMail(tx.site, held, { editor, reason, isReported, isEditorsTurn: manuscript.turn === 'editor' }),
    );
    return isReported;
  });
  return {
    message: hadReported ? t.recusedAfterReport() : t.recused(),
  };
}
