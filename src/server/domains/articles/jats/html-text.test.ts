import { expect, test } from 'vitest';
import { foldWhitespace } from './html-text.ts';

test.each([
  ['one two', 'one two'],
  ['  one \n\t two  ', 'one two'],
  ['one\ntwo', 'one two'],
  ['one\u00a0 two', 'one two'],
  ['one \u2003two', 'one two'],
  [' ', ''],
])('%j stands on one line as %j', (text, folded) => {
  expect(foldWhitespace(text)).toBe(folded);
});
