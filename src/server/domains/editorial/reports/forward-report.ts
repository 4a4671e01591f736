import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { refuseNamedReviewers } from '../anonymity/texts/refuse-names.ts';
import { findingsOf, hasOpenFinding, readCrossingReports } from '../anonymity/texts/text-findings.ts';
import { manuscriptOf, type ChangedInvitation } from '../invitations/change-invitation.ts';
import { holdForStep } from '../manuscripts/take-step.ts';
import { tellAuthor } from '../manuscripts/tell-authors.ts';
import { reportForwardedMail } from './report-mails.ts';
import { listStatusReports, noteForwarded } from './report-store.ts';

type Wish = BodyOf<typeof editorial.forwardReport>;

async function forward(tx: Context, articleId: string, invitationId: string, { message, isMeant }: Wish) {
  const found = await holdForStep(tx, 'add-report', { id: articleId });
  const { round } = found.manuscript;
  const heldBack = await listStatusReports(tx.db, { manuscriptId: articleId, round }, 'held-back');
  if (heldBack.every((report) => report.invitationId !== invitationId))
    throw new AppError('state-conflict', t.reportNotHeldBack());
  const findings = findingsOf(await readCrossingReports(tx.db, found.manuscript), { invitationId });
  if (hasOpenFinding([{ findings }])) throw new AppError('state-conflict', t.lateReportHasFindings());
  await refuseNamedReviewers(tx, found, message, isMeant);
  await noteForwarded(tx.db, invitationId, { forwardedAt: tx.now(), forwardMessage: message });
  await addAuditEntry(tx, 'report-forwarded', articleId, { invitationId, round });
  await tellAuthor(tx, found, reportForwardedMail(tx.site, found, message));
}

/** Forwards a report that came after the decision to the author, with a message: only then does the author learn of it. */
export async function forwardReport(ctx: Context, invitationId: string, wish: Wish): Promise<ChangedInvitation> {
  const articleId = await manuscriptOf(ctx, invitationId);
  await inTransaction(ctx, (tx) => forward(tx, articleId, invitationId, wish));
  return { articleId, message: t.reportForwarded() };
}
