import { expect, test } from 'vitest';
import { dueWords } from './due-words.ts';

const entry = {
  invitationId: '0197b2a0-0000-7000-8000-000000000000',
  state: 'accepted' as const,
  round: 1,
  articleTitle: 'On dunes',
  journalTitle: 'Journal of Sand',
  dueOn: '2026-05-20',
  answerBy: '2026-05-01',
  isOverdue: false,
  reportedOn: null,
  unreadMessages: 0,
};

test.each([
  ['2026-04-29', 'Report due on 20 May 2026'],
  ['2026-05-17', 'Report due in 3 days, on 20 May 2026'],
  ['2026-05-19', 'Report due in 1 day, on 20 May 2026'],
  ['2026-05-20', 'Report due today, 20 May 2026'],
])('peer review: on %s a review says when it is due', (today, words) => {
  expect(dueWords(entry, today)).toBe(words);
});

test('peer review: what is overdue says so in words', () => {
  expect(dueWords({ ...entry, isOverdue: true }, '2026-05-22')).toBe('Report overdue by 2 days, since 20 May 2026');
});

test('peer review: an invitation says until when it can be answered', () => {
  expect(dueWords({ ...entry, state: 'invited', dueOn: null }, '2026-04-28')).toBe(
    'Answer due in 3 days, on 1 May 2026',
  );
});

test('a review that the decision did not wait for has no date', () => {
  expect(dueWords({ ...entry, state: 'accepted', dueOn: null }, '2026-04-28')).toMatch(/^No date/);
});
