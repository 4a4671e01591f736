import * as t from '../../../../messages/review-responses.ts';
import { AppError } from '../../../errors.ts';
import { hashSecretToken, findAccount } from '../../accounts/index.ts';
import { findManuscript, lockManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { findInvitation, findInvitationOfLink, isInvitedTo } from './invitation-store.ts';
import { whyNotAnswerable } from './review-status.ts';
import { createHmac } from 'node:crypto';
import { pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { readSecret } from '../../files/index.ts';

interface InvitationLink {
  /** The token in the emails; it is not stored elsewhere. */
  readonly url: string;
  readonly tokenHash: string;
}

/**
 * The secret link of an invitation, derived from this installation’s secret, so that a later email can contain the
 * same one.
 */
export async function invitationLink({ db, site }: Pick<Context, 'db' | 'site'>, id: string): Promise<InvitationLink> {
  const key = await readSecret(db, 'review-invitations');
  const token = createHmac('sha256', key).update(id).digest('base64url');
  return { url: site.url + pages.reviewInvitation.href({ token }), tokenHash: hashSecretToken(token) };
}

/** The link of an unanswered invitation; null if it is used, or its email had another one. */
export async function openLinkOf(ctx: Pick<Context, 'db' | 'site'>, invitation: InvitationRow): Promise<string | null> {
  if (invitation.tokenHash === null) return null;
  const { url, tokenHash } = await invitationLink(ctx, invitation.id);
  return tokenHash === invitation.tokenHash ? url : null;
}

/** Where a person who was invited is written to: the address of their account, else the one that was invited; null once they are gone. */
export async function reviewerAddress(tx: Context, { reviewerId, email }: InvitationRow): Promise<string | null> {
  if (reviewerId === null) return email;
  const account = await findAccount(tx.db, reviewerId);
  return account?.deletedAt === null ? account.email : null;
}

/** The decision was sent without this report: it is still welcome, and has no date. */
export const isUnneeded = ({ state, dueAt }: Pick<InvitationRow, 'state' | 'dueAt'>): boolean =>
  state === 'accepted' && dueAt === null;

/** An invitation with its manuscript. */
export interface HeldInvitation {
  readonly invitation: InvitationRow;
  readonly found: FoundManuscript;
}

/** The error for an invalid link: used, of an ended invitation, or never issued. */
export const linkSpent = () => new AppError('link-spent', t.linkSpent());

/** Whether the person of an expired invitation was invited again, so that asking for another one would lead nowhere. */
const isFollowed = async (ctx: Context, invitation: InvitationRow): Promise<boolean> =>
  invitation.state === 'lapsed' && isInvitedTo(ctx.db, invitation, invitation);

/** The invitation of a link, while it can be answered; else throws its outcome. */
export async function findByLink(ctx: Context, token: string): Promise<HeldInvitation> {
  const invitation = await findInvitationOfLink(ctx.db, hashSecretToken(token));
  const found = invitation && (await findManuscript(ctx.db, invitation.manuscriptId));
  if (!found) throw linkSpent();
  const refusal = whyNotAnswerable(invitation, found.manuscript, ctx.now());
  if (refusal?.code === 'invitation-expired' && (await isFollowed(ctx, invitation)))
    throw new AppError('link-spent', t.renewedBefore());
  if (refusal) throw refusal;
  return { invitation, found };
}

/** The current invitation, with its manuscript locked until the transaction ends. */
export async function holdInvitation(
  tx: Context,
  { id, manuscriptId }: Pick<InvitationRow, 'id' | 'manuscriptId'>,
): Promise<HeldInvitation> {
  const found = await lockManuscript(tx.db, manuscriptId);
  const invitation = await findInvitation(tx.db, id);
  if (!found || !invitation) throw new Error(`Invitation ${id} was read and is not there`);
  return { invitation, found };
}

/** The same, while it can be answered; the later of two answers fails with the earlier one. */
export async function holdAnswerable(tx: Context, invitation: InvitationRow): Promise<HeldInvitation> {
  const held = await holdInvitation(tx, invitation);
  const refusal = whyNotAnswerable(held.invitation, held.found.manuscript, tx.now());
  if (refusal) throw refusal;
  return held;
}
