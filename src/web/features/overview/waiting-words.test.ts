import { expect, test } from 'vitest';
import { waitedWords, waitingInWords } from './waiting-words.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T08:00:00Z', false, 'since today'],
  ['2026-11-21T08:00:00Z', false, 'for 1 day'],
  ['2026-11-12T08:00:00Z', false, 'for 10 days'],
  ['2026-11-22T08:00:00Z', true, 'due today'],
  ['2026-11-19T08:00:00Z', true, 'overdue by 3 days'],
  ['2026-11-22T18:00:00Z', true, 'due within a day'],
  ['2026-11-25T12:00:00Z', true, 'due in 3 days'],
])('Overview: for how long: %s', (since, isDue, words) => {
  expect(waitedWords(since, isDue, 1, now)).toBe(words);
});

test('Overview: what waits leads to its list', () => {
  expect(waitingInWords({ kind: 'reviews', count: 2, since: '2026-11-19T08:00:00Z' }, now)).toEqual({
    words: '2 overdue reviews',
    address: '?tab=14',
    waited: 'the first overdue by 3 days',
    isLate: true,
  });
  expect(waitingInWords({ kind: 'waivers', count: 1, since: '2026-11-19T08:00:00Z' }, now)).toMatchObject({
    words: '1 waiver request to decide',
    address: '?tab=13',
    waited: 'for 3 days',
  });
  expect(waitingInWords({ kind: 'emails', count: 1000, since: null }, now).words).toBe(
    '1000 or more emails that could not be sent',
  );
});
