import { openInvitationStates, type InvitationState } from '../../contracts/review-values.ts';

/** What an invitation has in its columns in a state into which a test puts it. */
export const inState = <T extends InvitationState>(state: T) => ({
  state,
  endedAt: openInvitationStates.includes(state) ? null : new Date(),
});
