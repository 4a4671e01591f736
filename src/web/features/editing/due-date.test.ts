import { expect, test } from 'vitest';
import { dueWords } from './due-date.tsx';

const now = new Date('2026-05-10T12:00:00Z');

test.each([
  ['2026-05-13T08:00:00Z', 'in 3 days'],
  ['2026-05-11T23:00:00Z', 'tomorrow'],
  ['2026-05-10T18:00:00Z', 'today'],
  ['2026-05-10T08:00:00Z', 'overdue today'],
  ['2026-05-09T23:00:00Z', '1 day overdue'],
  ['2026-05-08T12:00:00Z', '2 days overdue'],
])('what is due at %s is due %s', (dueAt, words) => {
  expect(dueWords(dueAt, now)).toBe(words);
});
