import { expect, test } from 'vitest';
import { lastMonths, monthStart } from './months.ts';

test('Overview: months are those of UTC, over the ends of years, each once', () => {
  expect(lastMonths(new Date('2026-01-31T23:59:59Z'), 3)).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(lastMonths(new Date('2026-03-01T00:00:00Z'), 2)).toEqual(['2026-02', '2026-03']);
  expect(new Set(lastMonths(new Date('2026-10-31T12:00:00Z'), 60)).size).toBe(60);
  expect(monthStart(new Date('2026-12-31T23:00:00Z'), 1).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
