import { expect, test } from 'vitest';
import { countWords } from './detail-fields.tsx';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['Dunes move.', 2],
  ['It’s the author’s word — here, twice.', 6],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
