import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { hashSecretToken } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { tellEditors } from '../editors-to-tell.ts';
import { refreshTurn } from '../manuscripts/take-step.ts';
import { conflictOf } from '../proposals/find-conflicts.ts';
import { dayInWords } from '../review-words.ts';
import { holdInvitation, linkSpent, type HeldInvitation } from './held-invitation.ts';
import { holdInvitee, type HeldInvitee } from './hold-invitee.ts';
import { invitationRenewedMail } from './invitation-mails.ts';
import { findInvitationOfLink, isInvitedTo, updateInvitation } from './invitation-store.ts';
import { requireSettledRevision } from './invite.ts';
import { mayAddReport } from '../reports/late-reports.ts';
import { askingStep, statusOf, whyNotAnswerable } from './review-status.ts';
import { sendInvitation } from './send-invitation.ts';

const refused = (detail: string) => new AppError('state-conflict', detail);

/** Only an expired invitation is followed by another, while its round takes reports. */
function requireExpired({ invitation, found }: HeldInvitation, now: Date): void {
  const why = whyNotAnswerable(invitation, found.manuscript, now);
  if (why === null) throw refused(t.notExpired());
  if (why.code !== 'invitation-expired') throw why;
  if (statusOf(invitation, found.manuscript, now) === 'paused') throw refused(t.reviewPaused());
}

/** Why someone cannot be invited is for editors: the holder of a link learns only that. */
async function neutrally<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw error instanceof AppError ? refused(t.cannotRenew()) : error;
  }
}

async function requireInvitable(tx: Context, found: HeldInvitation['found'], invitee: HeldInvitee): Promise<void> {
  if (askingStep(found.manuscript) === 'add-report' && !(await mayAddReport(tx, found.manuscript)))
    throw refused(t.cannotRenew());
  const conflict = await conflictOf(tx, found, invitee.asked);
  if (conflict?.isFirm) throw refused(t.cannotRenew());
  await neutrally(requireSettledRevision(tx, found));
}

async function renew(tx: Context, { id, manuscriptId }: HeldInvitation['invitation']): Promise<string> {
  const invitee = await neutrally(holdInvitee(tx, manuscriptId, { invitationId: id }));
  const { invitation, found } = await holdInvitation(tx, { id, manuscriptId });
  requireExpired({ invitation, found }, tx.now());
  const { round, message, invitedBy } = invitation;
  if (invitation.state === 'invited') {
    await updateInvitation(tx.db, id, { state: 'lapsed', endedAt: tx.now() });
    await addAuditEntry(tx, 'invitation-lapsed', manuscriptId, { invitationId: id, round });
  }
  if (await isInvitedTo(tx.db, { manuscriptId, round }, invitee)) throw refused(t.renewedBefore());
  await requireInvitable(tx, found, invitee);
  const renewed = await sendInvitation(tx, found, invitee, { message, invitedBy });
  await addAuditEntry(tx, 'invitation-renewed', manuscriptId, { invitationId: renewed.id, round });
  await refreshTurn(tx, manuscriptId);
  await tellEditors(tx, found, (editor) => invitationRenewedMail(tx.site, { invitation: renewed, found }, editor));
  return t.renewed({ day: dayInWords(renewed.answerBy) });
}

/** Sends the holder of an expired link a new invitation to the same round; editors are told. */
export async function renewInvitation(ctx: Context, token: string): Promise<{ message: string }> {
  const invitation = await findInvitationOfLink(ctx.db, hashSecretToken(token));
  if (!invitation) throw linkSpent();
  return { message: await inTransaction(ctx, (tx) => renew(tx, invitation)) };
}
