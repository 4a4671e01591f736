import { expect, test } from 'vitest';
import { decisionOf, otherDecision, TypedDecision } from './typed-decision.ts';

const typed = {
  kind: 'accept',
  letter: 'We accept it.',
  suggestedJournalId: 'a-journal',
  revisionDays: '14',
  overrideReason: '',
};
const sent = (change: Partial<typeof typed>) => decisionOf(TypedDecision.parse({ ...typed, ...change }));

test('a decision is sent with what its kind asks for, and nothing else', () => {
  expect(sent({})).toEqual({ kind: 'accept', letter: 'We accept it.' });
  expect(sent({ kind: 'unsuitable' })).toEqual({
    kind: 'unsuitable',
    letter: 'We accept it.',
    suggestedJournalId: 'a-journal',
  });
  expect(sent({ kind: 'revise-minor' })).toEqual({ kind: 'revise-minor', letter: 'We accept it.', revisionDays: 14 });
  expect(sent({ kind: 'revise-major', revisionDays: '' })).toEqual({ kind: 'revise-major', letter: 'We accept it.' });
});

test('a decision is not sent without its kind or its letter', () => {
  expect(TypedDecision.safeParse({ ...typed, kind: '' }).success).toBe(false);
  expect(TypedDecision.safeParse({ ...typed, letter: ' ' }).success).toBe(false);
});

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
