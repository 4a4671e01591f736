import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { mailboxOf, type Account } from '../../accounts/index.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { isAuthorOf } from '../../parts/index.ts';
import { addRecord } from '../../records/index.ts';
import { dayInWords, endOfDayAfter } from '../days.ts';
import { tellEditors } from '../editors-to-tell.ts';
import { sendLetter } from '../../letters/index.ts';
import { acceptedMail, declinedMail } from './answer-mails.ts';
import type { HeldInvitation } from './held-invitation.ts';
import { reviewerNumberOf, reviewsRound, updateInvitation } from './invitation-store.ts';

/** Nobody reviews what they wrote, and nobody counts as two reviewers. */
async function refuseConflict(tx: Context, { invitation, found }: HeldInvitation, { id, email }: Account) {
  const isSubmitters = mailboxOf(email) === mailboxOf(found.author.email);
  if (isSubmitters || (await isAuthorOf(tx.db, { userId: id, email }, found.manuscript)))
    throw new AppError('conflict-of-interest', 'You cannot review this manuscript. Please decline the invitation.');
  const { manuscriptId, round } = invitation;
  if (await reviewsRound(tx.db, { manuscriptId, round }, { userId: id, email }))
    throw new AppError('state-conflict', 'You review this manuscript already. Please decline this second invitation.');
}

/** Accepts a held invitation for an account; answers with what to tell its holder. */
export async function accept(tx: Context, held: HeldInvitation, account: Account): Promise<{ dueOn: string }> {
  await refuseConflict(tx, held, account);
  const { invitation, found } = held;
  const { id, manuscriptId, round } = invitation;
  const now = tx.now();
  const dueAt = endOfDayAfter(now, found.journal.reviewDays);
  const reviewerNumber = await reviewerNumberOf(tx.db, manuscriptId, account.id);
  const answer = { reviewerId: account.id, reviewerNumber, tokenHash: null, answeredAt: now, dueAt };
  await updateInvitation(tx.db, id, { state: 'accepted', ...answer });
  await addRecord(tx, 'invitation-accepted', manuscriptId, { invitationId: id, round, reviewerNumber });
  await refreshTurn(tx, manuscriptId);
  await sendLetter(tx, acceptedMail(tx.site, held, { account, dueAt }), { manuscriptId });
  return { dueOn: dayInWords(dueAt) };
}

/** Declines a held invitation, with a reason for the editor or without; the editor is told when something is to be done now. */
export async function decline(tx: Context, held: HeldInvitation, reason: string): Promise<void> {
  const { id, manuscriptId, round } = held.invitation;
  const now = tx.now();
  const answer = { tokenHash: null, answeredAt: now, endedAt: now, reason: reason || null };
  await updateInvitation(tx.db, id, { state: 'declined', ...answer });
  await addRecord(tx, 'invitation-declined', manuscriptId, { invitationId: id, round });
  const { manuscript } = await refreshTurn(tx, manuscriptId);
  if (manuscript.turn !== 'editor' || held.found.manuscript.turn === 'editor') return;
  await tellEditors(tx, held.found, (editor) => declinedMail(tx.site, held, { editor, reason }));
}
