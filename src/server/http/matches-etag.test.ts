import { expect, test } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"other", W/"abc"', true],
  [undefined, false],
  ['"abd"', false],
  ['W/"abd", "ab"', false],
  ['abc', false],
])('the header %s names the answer: %s', (header, isIt) => {
  expect(matchesEtag(header, '"abc"')).toBe(isIt);
});
