import type { DiscussionRow } from '../../../db/schema/index.ts';

/** What the audit log says of a discussion. */
export const detailsOf = ({ id, audience, invitationId }: DiscussionRow) => ({
  discussionId: id,
  audience,
  ...(invitationId === null ? {} : { invitationId }),
});
