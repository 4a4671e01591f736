import type { Audience, DiscussionAction } from '../../../../contracts/discussion-values.ts';
import { openInvitationStates, reviewingStates, type InvitationState } from '../../../../contracts/review-values.ts';

/** In what role a person takes part. */
export type Role = 'editor' | 'author' | 'reviewer';

interface Invitation {
  readonly state: InvitationState;
  /** Null for a person without an account: a discussion needs one. */
  readonly reviewerId: string | null;
  readonly endedAt: Date | null;
}

interface Status {
  readonly audience: Audience;
  readonly closedAt: Date | null;
  readonly openedByEditorAt: Date | null;
}

/** Whether a role takes part in a discussion. The caller also checks that the invitation is the reviewer's own. */
export const takesPart = (role: Role, audience: Audience): boolean => role === 'editor' || role === audience;

/** Those who are asked, who review or who have reported; who let an invitation expire may still ask to review. */
const mayAsk: ReadonlySet<InvitationState> = new Set([...openInvitationStates, ...reviewingStates, 'lapsed']);

/** Whether a person of this invitation can open a discussion with the editors. */
export const mayAskEditors = ({ state, reviewerId }: Pick<Invitation, 'state' | 'reviewerId'>): boolean =>
  reviewerId !== null && mayAsk.has(state);

/** Whether editors can open a discussion with the person of an invitation: with everyone who has an account, whatever they answered. */
export const mayBeAsked = ({ reviewerId }: Pick<Invitation, 'reviewerId'>): boolean => reviewerId !== null;

/**
 * Whether the reviewer only reads: they declined, withdrew or are no longer needed, and no editor has opened the
 * discussion since.
 */
export function isOneSided({ audience, openedByEditorAt }: Status, invitation: Invitation | null): boolean {
  if (audience !== 'reviewer' || invitation === null || mayAskEditors(invitation)) return false;
  const { endedAt, reviewerId } = invitation;
  if (reviewerId === null || endedAt === null) return true;
  return openedByEditorAt === null || openedByEditorAt < endedAt;
}

/** What a person who takes part can do next. */
export function discussionActionsOf(role: Role, discussion: Status, invitation: Invitation | null): DiscussionAction[] {
  const isClosed = discussion.closedAt !== null;
  if (role !== 'editor') return isClosed || isOneSided(discussion, invitation) ? [] : ['write'];
  return isClosed ? ['reopen'] : ['write', 'close'];
}
