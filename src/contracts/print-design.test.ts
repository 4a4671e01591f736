import { expect, test } from 'vitest';
import { contrastWithPaper, PrintDesign, usualDesign } from './print-design.ts';

test('the default design is one that a journal may choose', () => {
  expect(PrintDesign.parse(usualDesign)).toEqual(usualDesign);
});

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
])('%s has a contrast of %d with paper', (colour, ratio) => {
  expect(contrastWithPaper(colour)).toBeCloseTo(ratio, 1);
});

test.each([
  ['a colour with code', { accent: '#000000"); #read("/etc/passwd")' }],
  ['a name of a colour', { accent: 'red' }],
  ['a colour too light to read', { accent: '#ffcc00' }],
  ['a font that is not on the list', { font: 'Comic Sans' }],
  ['a margin beyond the page', { sideMargin: 200 }],
  ['a margin with a unit', { topMargin: '3cm' }],
  ['three columns', { columns: 3 }],
  ['a running head of two lines', { runningHead: 'One\nTwo' }],
  ['a logo from elsewhere', { logo: 'https://evil.example/logo.png' }],
  ['a drawing as a logo', { logo: 'data:image/svg+xml;base64,PHN2Zy8+' }],
  ['a logo too large to store', { logo: `data:image/png;base64,${'A'.repeat(200_000)}` }],
])('%s is refused', (_, change) => {
  expect(PrintDesign.safeParse({ ...usualDesign, ...change }).success).toBe(false);
});
