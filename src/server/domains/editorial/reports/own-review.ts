import { signedIn, type Context } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { isAuthorOf } from '../../parts/index.ts';
import type { HeldInvitation } from '../invitations/held-invitation.ts';
import { findInvitation } from '../invitations/invitation-store.ts';
import { asOfRound } from '../journal-of-round-store.ts';
import { standingOf } from '../invitations/review-standing.ts';

/** A review of the caller’s own; for everybody else, and for whoever is an author of the manuscript, it does not exist. */
export async function findOwnReview(ctx: Context, invitationId: string): Promise<HeldInvitation> {
  const { userId, email } = signedIn(ctx);
  const invitation = await findInvitation(ctx.db, invitationId);
  const isOwn = invitation && (invitation.reviewerId ?? userId) === userId;
  if (!isOwn || (invitation.reviewerId === null && invitation.email !== email)) throw notFound('This review');
  const found = await findManuscript(ctx.db, invitation.manuscriptId);
  if (found?.manuscript.deletedAt !== null || (await isAuthorOf(ctx.db, { userId, email }, found.manuscript)))
    throw notFound('This review');
  return { invitation, found: await asOfRound(ctx.db, found, invitation.round) };
}

export const submittedAlready = 'You have submitted this report, and it can no longer be changed.';
const kept = 'What you have typed is kept, and nothing else was changed.';

/** Why a report is not taken or changed: it was submitted, taken back, decided without, or is paused. Null while it is taken. */
export function whyNotReportable({ invitation, found }: HeldInvitation): AppError | null {
  const conflict = (detail: string) => new AppError('state-conflict', `${detail} ${kept}`);
  switch (invitation.state) {
    case 'reported':
      return new AppError('already-submitted', submittedAlready);
    case 'cancelled':
      return conflict('The editor has taken this review back.');
    case 'recused':
      return conflict('You have stepped back from this review.');
    case 'invited':
    case 'declined':
    case 'lapsed':
      return new AppError('state-conflict', 'You have not accepted this review, so there is no report to write.');
    case 'accepted':
  }
  const standing = standingOf(invitation, found.manuscript);
  if (standing === 'paused') return conflict('This manuscript is on hold, so that no reports are taken at present.');
  return standing === 'over'
    ? conflict('The review of this manuscript has ended, so that no more reports are taken.')
    : null;
}
