import { expect, test } from 'vitest';
import { countWords } from './desk-counts.ts';

test.each([
  [{ needsMe: 0, overdue: 0 }, 'Nothing on the desk needs you now.'],
  [{ needsMe: 1, overdue: 0 }, '1 manuscript needs you now.'],
  [{ needsMe: 3, overdue: 1 }, '3 manuscripts need you now; 1 is overdue.'],
  [{ needsMe: 3, overdue: 2 }, '3 manuscripts need you now; 2 are overdue.'],
])('%o is said in words', (counts, words) => {
  expect(countWords(counts)).toBe(words);
});
