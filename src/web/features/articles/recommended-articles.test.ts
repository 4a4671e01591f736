import { expect, test } from 'vitest';
import { firstWords } from './recommended-articles.ts';

test('cuts a text at as many words, as specified when it has that many or more', () => {
  expect(firstWords('one two three four', 3)).toBe('one two three…');
  expect(firstWords('one two three', 3)).toBe('one two three…');
  expect(firstWords('one two', 3)).toBe('one two');
});

test('takes any white space for one space, and nothing for nothing', () => {
  expect(firstWords('  one\n two\u00a0three four ', 3)).toBe('one two three…');
  expect(firstWords('', 3)).toBe('');
});
