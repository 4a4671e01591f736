import { expect, test } from 'vitest';
import type { TypeStyle } from './choose-font.ts';
import { readableText } from './readable-text.ts';

const style: TypeStyle = { cut: 'text', han: 'chinese' };

test('what no font has is shown as its code, never left out and never an empty box', () => {
  expect(readableText('A \u{13000}\u{13001} B', style)).toBe('A [U+13000 U+13001] B');
  expect(readableText('\ue000', style)).toBe('[U+E000]');
});

test.each([
  ['a letter and its mark become one', 'S\u0327ule', 'Şule'],
  ['line breaks and runs of spaces become one space', ' two\r\nlines\u2028and\t  more ', 'two lines and more'],
  ['marks that turn the direction are taken out', 'safe\u202ecod.exe\u2066', 'safecod.exe'],
  ['invisible characters alone are nothing', 'a\u00ad\ufeffb', 'ab'],
  ['joiners within a word stay', 'نامه\u200cها', 'نامه\u200cها'],
])('%s', (_, text, shown) => {
  expect(readableText(text, style)).toBe(shown);
});
