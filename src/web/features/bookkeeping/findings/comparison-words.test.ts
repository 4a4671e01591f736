import { expect, test } from 'vitest';
import { comparisonWords } from './comparison-words.ts';

const now = new Date('2026-03-04T12:00:00Z');

test.each([
  ['2026-03-04T02:00:00Z', false],
  ['2026-03-02T12:00:00Z', false],
  ['2026-03-02T11:59:59Z', true],
])('issue 6: a daily comparison that was last made at %s is late: %j', (lastAt, isLate) => {
  expect(comparisonWords(lastAt, now).isLate).toBe(isLate);
});

test('issue 6: books that were never compared say so', () => {
  expect(comparisonWords(null, now)).toEqual({
    words: 'Not yet compared with the payment provider.',
    isLate: false,
  });
});
