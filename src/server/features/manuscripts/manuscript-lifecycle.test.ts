import { expect, test } from 'vitest';
import { actionsFrom, steps } from './manuscript-lifecycle.ts';

test.each([
  ['submitted', ['accept', 'reject']],
  ['rejected', []],
  ['published', []],
] as const)('decision 19: from %s an administrator may %j', (state, expected) => {
  expect(actionsFrom(state)).toEqual(expected);
});

test('accepting publishes, rejecting rejects', () => {
  expect([steps.accept.to, steps.reject.to]).toEqual(['published', 'rejected']);
});
