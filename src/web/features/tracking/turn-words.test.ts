import { expect, test } from 'vitest';
import { dueWords, turnText, turnTitle } from './turn-words.ts';

const current = {
  articleStatus: 'Under Review',
  reviewModel: 'double-anonymous',
  turn: 'reviewers',
  allowed: [],
  mode: null,
  appealBy: null,
} as const;

test('Peer review, States: of a living manuscript the author reads whose turn it is', () => {
  expect(turnTitle(current)).toBe('With the reviewers');
  expect(turnTitle({ ...current, turn: 'editor-in-chief' })).toBe('With the editor in chief');
  expect(turnTitle({ ...current, articleStatus: 'Revision Requested', turn: 'author' })).toBe('Action needed');
});

test('a rejection that ends it is nobody’s turn; one with another journal names the way there', () => {
  const rejected = { ...current, articleStatus: 'Rejected', turn: 'author' } as const;
  expect(turnTitle(rejected)).toBe('Decision made');
  expect(turnTitle({ ...rejected, allowed: ['move'] })).toBe('Another journal suggested');
  expect(turnText({ ...rejected, allowed: ['move'] })).toMatch(
    /move the manuscript to the suggested journal, together with its reports/,
  );
  expect(turnText({ ...rejected, allowed: ['appeal'], appealBy: '2026-03-31' })).toMatch(
    /You can appeal until 31 March 2026,/,
  );
});

test('Peer review, States: a date, with the journal’s own usual time for that step', () => {
  const due = { turn: 'reviewers', dueOn: '2026-03-12', usualDays: 21 } as const;
  expect(dueWords(due, '2026-03-12')).toBe('Expected by 12 March 2026. This journal usually takes 21 days.');
  expect(dueWords(due, '2026-03-13')).toMatch(/^Overdue: expected by 12 March 2026\./);
  expect(dueWords({ ...due, turn: 'author', usualDays: null }, '2026-03-01')).toBe('You have until 12 March 2026.');
  expect(dueWords({ turn: null, dueOn: null, usualDays: null }, '2026-03-01')).toBeNull();
});
