import { expect, test } from 'vitest';
import { dueWords, turnText, turnTitle } from './turn-words.ts';

const standing = {
  articleStatus: 'Under Review',
  reviewModel: 'double-anonymous',
  turn: 'reviewers',
  allowed: [],
  mode: null,
} as const;

test('Peer review, States: of a living manuscript the author reads whose turn it is', () => {
  expect(turnTitle(standing)).toBe('It is the reviewers’ turn');
  expect(turnTitle({ ...standing, turn: 'editor-in-chief' })).toBe('It is the editor in chief’s turn');
  expect(turnTitle({ ...standing, articleStatus: 'Revision Requested', turn: 'author' })).toBe('It is your turn');
});

test('a rejection that ends it is nobody’s turn; one with another journal names the way there', () => {
  const rejected = { ...standing, articleStatus: 'Rejected', turn: 'author' } as const;
  expect(turnTitle(rejected)).toBe('It has been decided');
  expect(turnTitle({ ...rejected, allowed: ['move'] })).toBe('Another journal is suggested');
  expect(turnText({ ...rejected, allowed: ['move'] })).toMatch(/in one step/);
});

test('Peer review, States: a date, with the journal’s own usual time for that step', () => {
  const due = { turn: 'reviewers', dueOn: '2026-03-12', usualDays: 21 } as const;
  expect(dueWords(due, '2026-03-12')).toBe(
    'Expected by 12 March 2026. This journal usually takes 21 days for this step.',
  );
  expect(dueWords(due, '2026-03-13')).toMatch(/^This was expected by 12 March 2026, and is late\./);
  expect(dueWords({ ...due, turn: 'author', usualDays: null }, '2026-03-01')).toBe('You have until 12 March 2026.');
  expect(dueWords({ turn: null, dueOn: null, usualDays: null }, '2026-03-01')).toBeNull();
});
