import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { AppError, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { sendEmail } from '../../emails/index.ts';
import { holdForStep, refreshTurn } from '../manuscripts/take-step.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { refuseNamedAuthors } from '../anonymity/texts/refuse-names.ts';
import { findingsOf, hasOpenFinding, readCrossingReports } from '../anonymity/texts/text-findings.ts';
import { endOfDayAfter, invitedName } from '../review-words.ts';
import { holdInvitation, reviewerAddress } from '../invitations/held-invitation.ts';
import { findInvitation, updateInvitation } from '../invitations/invitation-store.ts';
import { findEdited } from '../who-may.ts';
import { reportReturnedMail } from './report-mails.ts';
import { reopenReport } from './report-store.ts';

type Wish = BodyOf<typeof editorial.returnReport>;

/** How long a reviewer has at least to change a report that was returned. */
const daysToChange = 7;

async function giveBack(tx: Context, { id: invitationId, manuscriptId }: InvitationRow, { message, isMeant }: Wish) {
  const found = await holdForStep(tx, 'decide-first', { id: manuscriptId });
  const reports = await readCrossingReports(tx.db, found.manuscript);
  if (!hasOpenFinding([{ findings: findingsOf(reports, { invitationId }) }]))
    throw new AppError('state-conflict', t.reportHasNoFinding());
  const { invitation } = await holdInvitation(tx, { id: invitationId, manuscriptId });
  const to = await reviewerAddress(tx, invitation);
  if (to === null) throw new AppError('state-conflict', t.reviewerDeleted());
  await refuseNamedAuthors(tx, found, message, isMeant);
  const until = endOfDayAfter(tx.now(), daysToChange);
  const dueAt = invitation.dueAt && invitation.dueAt > until ? invitation.dueAt : until;
  await reopenReport(tx.db, invitationId, message);
  await updateInvitation(tx.db, invitationId, { state: 'accepted', endedAt: null, dueAt });
  await addAuditEntry(tx, 'report-returned', manuscriptId, { invitationId, round: invitation.round });
  await refreshTurn(tx, manuscriptId);
  const mail = reportReturnedMail(tx.site, { invitation: { ...invitation, dueAt }, found }, { to, message, dueAt });
  await sendEmail(tx, mail, { manuscriptId });
  return t.reportReturned({ name: invitedName(invitation) });
}

/** Returns a report that tells who wrote it: its reviewer changes it and submits it again. */
export async function returnReport(ctx: Context, invitationId: string, wish: Wish) {
  const invitation = await findInvitation(ctx.db, invitationId);
  if (!invitation) throw notFound('invitation');
  const articleId = invitation.manuscriptId;
  await findEdited(ctx, articleId);
  return { articleId, message: await inTransaction(ctx, (tx) => giveBack(tx, invitation, wish)) };
}
