import * as t from '../../../../messages/review-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { isAuthorOf } from '../../conflicts/index.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';
import { findInvitation } from '../invitations/invitation-store.ts';
import { asOfRound } from '../editing-store.ts';
import { statusOf } from '../invitations/review-status.ts';

/** A review of the caller; for others, and for authors of the manuscript, it does not exist. */
export async function findOwnReview(ctx: Context, invitationId: string): Promise<HeldInvitation> {
  const { userId, email } = signedIn(ctx);
  const invitation = await findInvitation(ctx.db, invitationId);
  const isOwn = invitation && (invitation.reviewerId ?? userId) === userId;
  if (!isOwn || (invitation.reviewerId === null && invitation.email !== email)) throw notFound('review');
  const found = await findManuscript(ctx.db, invitation.manuscriptId);
  if (found?.manuscript.deletedAt !== null || (await isAuthorOf(ctx.db, { userId, email }, found.manuscript)))
    throw notFound('review');
  return { invitation, found: await asOfRound(ctx.db, found, invitation.round) };
}

/** Why a report is not taken or changed: it was submitted, taken back, too late, or is paused. Null while it is taken. */
export function whyNotReportable({ invitation, found }: HeldInvitation, now: Date): AppError | null {
  const conflict = (detail: string) => new AppError('state-conflict', detail);
  switch (invitation.state) {
    case 'reported':
      return new AppError('already-submitted', t.reportSubmitted());
    case 'cancelled':
      return conflict(t.reviewCancelled());
    case 'recused':
      return conflict(t.reviewRecused());
    case 'invited':
    case 'declined':
    case 'lapsed':
      return new AppError('state-conflict', t.reviewNotAccepted());
    case 'accepted':
  }
  const current = statusOf(invitation, found.manuscript, now);
  if (current === 'paused') return conflict(t.manuscriptOnHold());
  return current === 'over' ? conflict(t.roundEnded()) : null;
}
