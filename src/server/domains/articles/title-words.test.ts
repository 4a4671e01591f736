import { expect, test } from 'vitest';
import { titleWords } from './title-words.ts';

test('the words of a title that say what it is about, each once and in small letters', () => {
  expect(titleWords('Using Coral stone: a study of coral-stone walls in the Gulf')).toEqual([
    'coral',
    'stone',
    'walls',
  ]);
  expect(titleWords('Zürich über Grenzen')).toEqual(['zürich', 'grenzen']);
  expect(titleWords('')).toEqual([]);
});

test('a title of any length gives a dozen at most', () => {
  const emails = Array.from({ length: 40 }, (_, place) => String.fromCodePoint(97 + (place % 26)).repeat(5 + place));
  expect(titleWords(emails.join(' '))).toHaveLength(12);
});
