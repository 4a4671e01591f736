import { expect, test } from 'vitest';
import { manuscriptStates } from '../../db/schema/index.ts';
import { nextState, statesBefore } from './manuscript-lifecycle.ts';

test.each([
  ['submitted', 'accept', 'published'],
  ['submitted', 'reject', 'rejected'],
  ['rejected', 'accept', null],
  ['rejected', 'reject', null],
  ['published', 'accept', null],
  ['published', 'reject', null],
] as const)('a %s manuscript, on %s: %s', (state, action, expected) => {
  expect(nextState(state, action)).toBe(expected);
});

test('decision 19: only a submitted manuscript can be accepted or rejected', () => {
  expect(statesBefore('accept')).toEqual(['submitted']);
  expect(statesBefore('reject')).toEqual(['submitted']);
  expect(manuscriptStates).toContain('submitted');
});
