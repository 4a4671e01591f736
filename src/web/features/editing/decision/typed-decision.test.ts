import { expect, test } from 'vitest';
import { decisionOf, TypedDecision } from './typed-decision.ts';

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
