import * as t from '../../../../messages/decision-responses.ts';
import { closeExtension } from '../revisions/followed-store.ts';
import { changeDecision, findWaitingDecision } from './decision-store.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { isUnneeded, reviewerAddress } from '../invitations/held-invitation.ts';
import { takesLateReports } from '../invitations/review-status.ts';
import { decidedWithoutMail } from '../reports/report-mails.ts';
import { sendEmail } from '../../emails/index.ts';
import { notNeededMail } from './decision-mails.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { listOpenInvitationsOf, updateInvitation } from '../invitations/invitation-store.ts';

/**
 * Cancels every open invitation but these, in the transaction that locks the manuscript; returns them, so that their people can
 * be told. The caller sets whose turn it is; the links still say what has happened.
 */
async function cancelOpenInvitations(
  tx: Context,
  manuscriptId: string,
  except: readonly InvitationRow[] = [],
): Promise<InvitationRow[]> {
  const open = (await listOpenInvitationsOf(tx.db, manuscriptId)).filter(({ id }) =>
    except.every((one) => one.id !== id),
  );
  for (const { id, round } of open) {
    await updateInvitation(tx.db, id, { state: 'cancelled', endedAt: tx.now() });
    await addAuditEntry(tx, 'invitation-cancelled', manuscriptId, { invitationId: id, round });
  }
  return open;
}

/** Tells a reviewer that the review is no longer needed, and not why. */
export async function tellNotNeeded(tx: Context, found: FoundManuscript, invitation: InvitationRow): Promise<void> {
  const email = await reviewerAddress(tx, invitation);
  if (email === null) return;
  const mail = notNeededMail(tx.site, found, { ...invitation, email });
  await sendEmail(tx, mail, { manuscriptId: found.manuscript.id });
}

/**
 * Cancels the open invitations of a manuscript, in the transaction that ends their use; tells each person once,
 * without the reason.
 */
export async function endInvitations(tx: Context, found: FoundManuscript): Promise<void> {
  for (const invitation of await cancelOpenInvitations(tx, found.manuscript.id))
    // Those have been told with the decision.
    if (!isUnneeded(invitation)) await tellNotNeeded(tx, found, invitation);
}

/** Leaves an accepted review open without a date: its report may still come, and waits with the editors. */
async function leaveOpen(tx: Context, found: FoundManuscript, invitation: InvitationRow): Promise<void> {
  await updateInvitation(tx.db, invitation.id, { dueAt: null });
  const to = await reviewerAddress(tx, invitation);
  const mail = to === null ? null : decidedWithoutMail(tx.site, { invitation, found }, to);
  if (mail !== null) await sendEmail(tx, mail, { manuscriptId: found.manuscript.id });
}

/**
 * What a sent decision does to open invitations, in its transaction: they end, but for reviewers who accepted while late reports
 * are taken.
 */
export async function endInvitationsAfterDecision(tx: Context, found: FoundManuscript): Promise<void> {
  const open = await listOpenInvitationsOf(tx.db, found.manuscript.id);
  const staying = takesLateReports(found.manuscript, tx.now()) ? open.filter(({ state }) => state === 'accepted') : [];
  for (const invitation of staying) await leaveOpen(tx, found, invitation);
  for (const invitation of await cancelOpenInvitations(tx, found.manuscript.id, staying))
    await tellNotNeeded(tx, found, invitation);
}

/**
 * Ends a manuscript's review without a decision, in the transaction of that step: a first decision or a pending
 * request for more time, and open invitations, whose people are told.
 */
export async function endReview(tx: Context, found: FoundManuscript): Promise<void> {
  const waiting = await findWaitingDecision(tx.db, found.manuscript.id);
  const remark = t.leftReview();
  if (waiting) await changeDecision(tx.db, waiting.id, { ratification: 'sent-back', remark });
  await closeExtension(tx.db, found.manuscript.id, tx.now());
  await endInvitations(tx, found);
}
