import { expect, test } from 'vitest';
import { countWords } from './desk-counts.ts';

test.each([
  [{ needsMe: 0, overdue: 0 }, 'No tasks on your desk.'],
  [{ needsMe: 1, overdue: 0 }, '1 manuscript needs you.'],
  [{ needsMe: 3, overdue: 1 }, '3 manuscripts need you; 1 overdue.'],
  [{ needsMe: 3, overdue: 2 }, '3 manuscripts need you; 2 overdue.'],
])('%o is said in words', (counts, words) => {
  expect(countWords(counts)).toBe(words);
});
