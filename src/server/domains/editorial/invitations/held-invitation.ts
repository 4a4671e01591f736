import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { AppError } from '../../../errors.ts';
import { hashSecretToken } from '../../accounts/index.ts';
import { findManuscript, lockManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { findInvitation, findInvitationOfLink } from './invitation-store.ts';
import { whyNotAnswerable } from './review-standing.ts';

/** An invitation with its manuscript. */
export interface HeldInvitation {
  readonly invitation: InvitationRow;
  readonly found: FoundManuscript;
}

/** The answer to a link that opens nothing: used, of an invitation that ended, or never one of ours. */
const linkSpent = () =>
  new AppError(
    'link-spent',
    'This link has been used already or has expired. If you accepted the invitation, log in: the review is on your dashboard.',
  );

/** The invitation that a link opens, while it can be answered; else what has become of it. */
export async function findByLink(ctx: Context, token: string): Promise<HeldInvitation> {
  const invitation = await findInvitationOfLink(ctx.db, hashSecretToken(token));
  const found = invitation && (await findManuscript(ctx.db, invitation.manuscriptId));
  if (!found) throw linkSpent();
  const refusal = whyNotAnswerable(invitation, found.manuscript, ctx.now());
  if (refusal) throw refusal;
  return { invitation, found };
}

/** The invitation as it stands now, with its manuscript locked until the transaction ends: every answer and change waits for it. */
export async function holdInvitation(
  tx: Context,
  { id, manuscriptId }: Pick<InvitationRow, 'id' | 'manuscriptId'>,
): Promise<HeldInvitation> {
  const found = await lockManuscript(tx.db, manuscriptId);
  const invitation = await findInvitation(tx.db, id);
  if (!found || !invitation) throw new Error(`Invitation ${id} was read and is not there`);
  return { invitation, found };
}

/** The same, while it can be answered; of two answers at once the later one hears of the earlier. */
export async function holdAnswerable(tx: Context, invitation: InvitationRow): Promise<HeldInvitation> {
  const held = await holdInvitation(tx, invitation);
  const refusal = whyNotAnswerable(held.invitation, held.found.manuscript, tx.now());
  if (refusal) throw refusal;
  return held;
}
