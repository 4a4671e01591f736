import { expect, test } from 'vitest';
import { isUnpublished, leadsFrom, steps, type Step } from './manuscript-lifecycle.ts';

const every: Step[] = ['accept', 'reject', 'edit', 'withdraw'];

test.each([
  ['submitted', ['accept', 'reject', 'edit'], true],
  ['rejected', ['edit'], true],
  ['published', ['withdraw'], false],
  ['withdrawn', [], false],
] as const)('decisions 19, 20 and 34: from %s the steps %j lead on', (state, expected, mayBeDeleted) => {
  expect(every.filter((step) => leadsFrom(step, state))).toEqual(expected);
  expect(isUnpublished(state)).toBe(mayBeDeleted);
});

test('accepting publishes, rejecting rejects, editing submits again', () => {
  expect([steps.accept.to, steps.reject.to, steps.edit.to]).toEqual(['published', 'rejected', 'submitted']);
});
