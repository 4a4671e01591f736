import { pages } from '../../../../contracts/pages.ts';
import type { SiteFacts } from '../../../context.ts';
import { hashSecretToken, newSecretToken } from '../../accounts/index.ts';

interface InvitationLink {
  /** What the letter carries; it is kept nowhere else. */
  readonly url: string;
  readonly tokenHash: string;
}

/** Makes the secret link of an invitation, for its one letter. */
export function newInvitationLink(site: SiteFacts): InvitationLink {
  const token = newSecretToken();
  return { url: site.url + pages.reviewInvitation.href({ token }), tokenHash: hashSecretToken(token) };
}
