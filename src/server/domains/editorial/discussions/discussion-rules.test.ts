import { expect, test } from 'vitest';
import { audiences, type Audience } from '../../../../contracts/discussion-values.ts';
import { invitationStates, type InvitationState } from '../../../../contracts/review-values.ts';
import {
  discussionActionsOf,
  isOneSided,
  mayAskEditors,
  mayBeAsked,
  takesPart,
  type Role,
} from './discussion-rules.ts';

const [before, ended, after] = [new Date('2026-01-01'), new Date('2026-02-01'), new Date('2026-03-01')];
const open = (audience: Audience, openedByEditorAt: Date | null = null) => ({
  audience,
  closedAt: null,
  openedByEditorAt,
});
const closed = (audience: Audience) => ({ ...open(audience), closedAt: after });
const invitation = (state: InvitationState, reviewerId: string | null = 'reviewer') => ({
  state,
  reviewerId,
  endedAt: state === 'invited' || state === 'accepted' ? null : ended,
});

test.each<[Role, Audience[]]>([
  ['editor', ['editors', 'author', 'reviewer']],
  ['author', ['author']],
  ['reviewer', ['reviewer']],
])('the %s takes part in discussions of %s', (role, taken) => {
  expect(audiences.filter((audience) => takesPart(role, audience))).toEqual(taken);
});

test('who is asked, reviews or let an invitation expire can ask the editors; who said no or withdrew cannot', () => {
  expect(invitationStates.filter((state) => mayAskEditors(invitation(state)))).toEqual([
    'invited',
    'accepted',
    'reported',
    'lapsed',
  ]);
  expect(mayAskEditors(invitation('accepted', null))).toBe(false);
});

test('editors can ask everyone who was invited and has an account', () => {
  expect(invitationStates.filter((state) => !mayBeAsked(invitation(state)))).toEqual([]);
  expect(mayBeAsked(invitation('invited', null))).toBe(false);
});

test.each<[InvitationState, Date | null, boolean]>([
  ['accepted', null, false],
  ['reported', before, false],
  ['lapsed', null, false],
  ['declined', null, true],
  ['recused', before, true],
  ['cancelled', before, true],
  ['declined', after, false],
  ['recused', after, false],
])('a reviewer whose invitation is %s, opened by an editor at %s: reads only is %s', (state, byEditor, isSo) => {
  expect(isOneSided(open('reviewer', byEditor), invitation(state))).toBe(isSo);
  expect(discussionActionsOf('reviewer', open('reviewer', byEditor), invitation(state))).toEqual(isSo ? [] : ['write']);
  // The editor writes all the same, to explain.
  expect(discussionActionsOf('editor', open('reviewer', byEditor), invitation(state))).toEqual(['write', 'close']);
});

test('only editors close and reopen, and in a closed discussion nothing is written', () => {
  expect(discussionActionsOf('author', open('author'), null)).toEqual(['write']);
  for (const role of ['author', 'reviewer'] as const)
    expect(discussionActionsOf(role, closed(role), role === 'author' ? null : invitation('accepted'))).toEqual([]);
  expect(discussionActionsOf('editor', closed('editors'), null)).toEqual(['reopen']);
});
