import type { NeutralFile } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { keepFromClearing, type IncomingFile } from '../../files/index.ts';
import { receiveAttachment } from '../anonymity/receive-attachment.ts';
import { presentNeutral } from '../anonymity/list-review-copies.ts';
import { holdInvitation, type HeldInvitation } from '../invitations/held-invitation.ts';
import { findOwnReview, whyNotReportable } from './own-review.ts';
import { beginReport, setAttachment } from './report-store.ts';

/** A review of the caller’s own while its report can be changed; else why not. */
export async function findReportable(ctx: Context, invitationId: string): Promise<HeldInvitation> {
  const held = await findOwnReview(ctx, invitationId);
  const refusal = whyNotReportable(held, ctx.now());
  if (refusal) throw refusal;
  return held;
}

/** Begins a report whose files change, while it can be changed; locks the manuscript first, then files, as everywhere. */
export async function beginChange(tx: Context, invitationId: string, fileIds: readonly string[]): Promise<void> {
  const { invitation } = await findReportable(tx, invitationId);
  const refusal = whyNotReportable(await holdInvitation(tx, invitation), tx.now());
  if (refusal) throw refusal;
  await keepFromClearing(tx, [...fileIds]);
  await beginReport(tx.db, invitation, tx.now());
}

/** Stores the attachment of a report in place of an earlier one; what everybody gets is the copy without properties. */
export async function attach(
  ctx: Context,
  invitationId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<NeutralFile> {
  await findReportable(ctx, invitationId);
  const { copy, ...files } = await receiveAttachment(ctx, incoming);
  await inTransaction(ctx, async (tx) => {
    await beginChange(tx, invitationId, Object.values(files));
    await setAttachment(tx.db, invitationId, files);
  });
  return presentNeutral(copy);
}

/** Takes the attachment of a report away, before it is submitted. */
export async function detach(ctx: Context, invitationId: string): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    await beginChange(tx, invitationId, []);
    await setAttachment(tx.db, invitationId, { attachmentFileId: null, attachmentCopyId: null });
  });
  return { message: t.attachmentRemoved() };
}
