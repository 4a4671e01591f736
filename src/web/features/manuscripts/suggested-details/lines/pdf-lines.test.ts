import { expect, test } from 'vitest';
import { bodySizeOf, linesOfPage, type TextPiece } from './pdf-lines.ts';

const piece = (str: string, left: number, base: number, size = 10, fontName = 'body'): TextPiece => ({
  str,
  transform: [size, 0, 0, size, left, base],
  width: str.length * size * 0.5,
  fontName,
});

const read = (...items: TextPiece[]) =>
  linesOfPage({ items, number: 1, height: 842, bodySize: bodySizeOf(items) }).map(({ text }) => text);

test('pieces of one height are a line, with a space where there is room', () => {
  expect(read(piece('Dunes', 72, 700), piece('move', 102, 700), piece('d', 122, 700))).toEqual(['Dunes moved']);
});

test('raised digits are written as such, and the next word keeps its distance', () => {
  const names = read(piece('Hao Ye', 72, 700), piece('1,4', 102, 704, 7), piece('and Ana', 113, 700));
  expect(names).toEqual(['Hao Ye¹,⁴ and Ana']);
});

test('another height and another column are other lines', () => {
  expect(read(piece('One', 72, 700), piece('Two', 72, 688), piece('Three', 300, 688))).toEqual(['One', 'Two', 'Three']);
});

test('numbers of lines and pages and running feet are left out', () => {
  const text = piece('This is what the paper says at length', 72, 700);
  expect(read(text, piece('12', 40, 700, 8), piece('Haddad et al. (2026)', 72, 40, 8), piece('7', 300, 30))).toEqual([
    'This is what the paper says at length',
  ]);
});

test('ligatures are letters', () => {
  expect(read(piece('ﬁeld eﬀect', 72, 700))).toEqual(['field effect']);
});

test.each([
  ['close', 12],
  ['with room for remarks', 30],
])('a title of two lines stays whole in a manuscript set %s', (_, step) => {
  const items = ['A title that', 'goes on', 'Text', 'and', 'more', 'text'].map((text, place) =>
    piece(text, 72, 780 - place * step),
  );
  const lines = linesOfPage({ items, number: 1, height: 842, bodySize: 10 });
  expect(lines.map(({ startsParagraph }) => startsParagraph)).toEqual([true, false, false, false, false, false]);
});

test('a wider step begins a paragraph', () => {
  const items = [780, 768, 756, 730, 718].map((base) => piece('Text', 72, base));
  const lines = linesOfPage({ items, number: 1, height: 842, bodySize: 10 });
  expect(lines.map(({ startsParagraph }) => startsParagraph)).toEqual([true, false, false, true, false]);
});
