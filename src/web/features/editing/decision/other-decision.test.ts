import { expect, test } from 'vitest';
import { otherDecision } from './other-decision.ts';

const letter = 'It can be accepted after a minor revision.';

test.each([
  ['drafted for another decision', { letter, draftedFor: 'revise-minor', kind: 'accept' }, 'revise-minor'],
  ['drafted for this decision', { letter, draftedFor: 'accept', kind: 'accept' }, null],
  ['written by the editor alone', { letter, draftedFor: null, kind: 'accept' }, null],
  ['empty', { letter: ' \n', draftedFor: 'revise-minor', kind: 'accept' }, null],
  ['there before a decision is chosen', { letter, draftedFor: 'revise-minor', kind: null }, null],
] as const)('a letter that is %s', (_, drafted, other) => {
  expect(otherDecision(drafted)).toBe(other);
});
