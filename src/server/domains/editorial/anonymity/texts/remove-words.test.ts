import { expect, test } from 'vitest';
import { hasWords, withoutWords } from './remove-words.ts';

test('words are removed wherever they are, however they are spaced, and never from longer words', () => {
  const text = 'Jane\nDoe, (Jane  Doe) and Jane Doeblin $&';
  expect(withoutWords(text, 'Jane Doe')).toBe('[removed by the editor], ([removed by the editor]) and Jane Doeblin $&');
  expect(hasWords(text, 'Jane Doe')).toBe(true);
  expect(hasWords(withoutWords(text, 'Jane Doe'), 'Jane Doe')).toBe(false);
});

test('characters of patterns are taken as they are', () => {
  expect(withoutWords('{j,d}@lab.example and jdXlab', '{j,d}@lab.example')).toBe('[removed by the editor] and jdXlab');
});
