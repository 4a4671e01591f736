import type { BodyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { mailboxOf } from '../../accounts/index.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { findUndeliverable } from '../../emails/index.ts';
import { invitedName } from '../review-words.ts';
import { holdOpen, manuscriptOf, requireInvitation, type ChangedInvitation } from './change-invitation.ts';
import { holdInvitee } from './hold-invitee.ts';
import { hasComeBack, updateInvitation } from './invitation-store.ts';
import { inviteHeld } from './invite.ts';

async function requireComeBack(tx: Context, { id, state, email }: InvitationRow): Promise<void> {
  const isMarked = (await findUndeliverable(tx.db, [email])).size > 0;
  if (state === 'invited' && (isMarked || (await hasComeBack(tx.db, id)))) return;
  throw new AppError('state-conflict', t.hasArrived());
}

/** Sends an invitation that came back to another address; the first one is withdrawn, and its address gets no email. */
export async function correctInvitation(
  ctx: Context,
  invitationId: string,
  { email, conflictReason }: BodyOf<typeof editorial.correctInvitation>,
): Promise<ChangedInvitation> {
  const articleId = await manuscriptOf(ctx, invitationId);
  const name = await inTransaction(ctx, async (tx) => {
    const { givenName, lastName, message } = await requireInvitation(tx, invitationId);
    const wish = { email, invitee: { title: 'Dr.' as const, givenName, lastName } };
    // The account is locked before the manuscript.
    await holdInvitee(tx, articleId, wish);
    const { invitation, found } = await holdOpen(tx, invitationId);
    await requireComeBack(tx, invitation);
    if (mailboxOf(email) === mailboxOf(invitation.email)) throw invalidInput('email', t.sameAddress());
    await updateInvitation(tx.db, invitationId, { state: 'cancelled', endedAt: tx.now() });
    await addAuditEntry(tx, 'invitation-cancelled', articleId, { invitationId, round: invitation.round });
    const { version } = found.manuscript;
    // The message was sent before.
    return invitedName(await inviteHeld(tx, articleId, { version, message, isMeant: true, conflictReason, ...wish }));
  });
  return { articleId, message: t.corrected({ name, email }) };
}
