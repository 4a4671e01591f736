import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test.each([
  ['<i>Apis</i> &amp; others', 'Apis & others'],
  [' one\n<b>two</b> \t three ', 'one two three'],
])('the words of %j are %j', (html, words) => {
  expect(wordsOf(html)).toBe(words);
});
