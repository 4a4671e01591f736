import { expect, test } from 'vitest';
import { currentIssue, nextIssue } from './volume-and-issue.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

test.each([
  ['the first quarter of a whole year', 2024, 1, '2024-02-10', { volume: 1, issue: 1 }, { volume: 1, issue: 2 }],
  ['a start in May: that quarter is issue 1', 2025, 5, '2025-06-30', { volume: 1, issue: 1 }, { volume: 1, issue: 2 }],
  ['a start in May: autumn is issue 3', 2025, 5, '2025-11-20', { volume: 1, issue: 3 }, { volume: 2, issue: 1 }],
  [
    'the year after the start counts from January',
    2025,
    5,
    '2026-01-01',
    { volume: 2, issue: 1 },
    { volume: 2, issue: 2 },
  ],
  [
    'the last quarter leads to the next volume',
    2020,
    1,
    '2026-12-31',
    { volume: 7, issue: 4 },
    { volume: 8, issue: 1 },
  ],
  [
    'before the start year everything goes to the first issue',
    2027,
    1,
    '2026-12-31',
    { volume: 1, issue: 1 },
    { volume: 1, issue: 1 },
  ],
  ['before the start month, too', 2026, 10, '2026-02-01', { volume: 1, issue: 1 }, { volume: 1, issue: 1 }],
])('decision 18: %s', (_name, startYear, startMonth, now, current, next) => {
  expect(currentIssue({ startYear, startMonth }, day(now))).toEqual(current);
  expect(nextIssue({ startYear, startMonth }, day(now))).toEqual(next);
});

test('decision 18: the clock is UTC, so the quarter turns at midnight in Greenwich', () => {
  const start = { startYear: 2026, startMonth: 1 };
  expect(currentIssue(start, new Date('2026-03-31T23:59:59.999Z')).issue).toBe(1);
  expect(currentIssue(start, new Date('2026-04-01T00:00:00.000Z')).issue).toBe(2);
});
