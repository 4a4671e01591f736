import { createHmac } from 'node:crypto';
import { pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import type { InvitationRow } from '../../../db/schema/index.ts';
import { hashSecretToken } from '../../accounts/index.ts';
import { readSecret } from '../../files/index.ts';

interface InvitationLink {
  /** What the letters carry; it is kept nowhere else. */
  readonly url: string;
  readonly tokenHash: string;
}

/** The secret link of an invitation: made from this installation’s secret, so that a later letter can carry the same one. */
export async function invitationLink({ db, site }: Pick<Context, 'db' | 'site'>, id: string): Promise<InvitationLink> {
  const key = await readSecret(db, 'review-invitations');
  const token = createHmac('sha256', key).update(id).digest('base64url');
  return { url: site.url + pages.reviewInvitation.href({ token }), tokenHash: hashSecretToken(token) };
}

/** The link of an invitation that waits for its answer; null when it is spent, or its letter carried another one. */
export async function openLinkOf(ctx: Pick<Context, 'db' | 'site'>, invitation: InvitationRow): Promise<string | null> {
  if (invitation.tokenHash === null) return null;
  const { url, tokenHash } = await invitationLink(ctx, invitation.id);
  return tokenHash === invitation.tokenHash ? url : null;
}
