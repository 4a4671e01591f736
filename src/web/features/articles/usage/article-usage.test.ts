import { expect, test } from 'vitest';
import { usageWords } from './article-usage.tsx';

test.each([
  [0, 0, 'No views yet'],
  [1, 0, '1 view · 0 downloads'],
  [0, 1, '0 views · 1 download'],
  [12_345, 678, '12,345 views · 678 downloads'],
])('issue 8: %i views and %i downloads are told as %s', (views, downloads, words) => {
  expect(usageWords({ views, downloads })).toBe(words);
});
