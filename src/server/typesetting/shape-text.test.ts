import { expect, test } from 'vitest';
import { fontFor, type TypeStyle } from './choose-font.ts';
import { shapeText, type Direction } from './shape-text.ts';

const style: TypeStyle = { cut: 'text', han: 'chinese' };

function formsOf(text: string, direction: Direction) {
  const open = fontFor(text, style);
  if (!open) throw new Error(`No font has ${text}`);
  return shapeText(open, text, direction).map(({ codes, parts }) => ({
    text: String.fromCodePoint(...codes),
    parts: parts.length,
  }));
}

const textOf = (text: string, direction: Direction = 'ltr') => formsOf(text, direction).map((form) => form.text);

test('a syllable is one form with its characters as they are written, though its signs change places', () => {
  expect(textOf('क्षिति')).toEqual(['क्षि', 'ति']);
  expect(textOf('চট্টো')).toEqual(['চ', 'ট্টো']);
  expect(textOf('லக்ஷ்மி')).toEqual(['ல', 'க்ஷ்மி']);
});

test('Arabic stands from its end, each letter with its own characters, whatever shape it shares with another', () => {
  expect(textOf('الحسني', 'rtl')).toEqual(['ي', 'ن', 'س', 'ح', 'ل', 'ا']);
  expect(textOf('ببنن', 'rtl')).toEqual(['ن', 'ن', 'ب', 'ب']);
});

test('marks are drawn and read with their letter', () => {
  expect(formsOf('مّ', 'rtl')).toHaveLength(1);
  expect(textOf('حَمَّد', 'rtl').map((part) => part.normalize('NFC'))).toEqual(['د', 'مَّ', 'حَ']);
  expect(textOf('น้ำ')).toEqual(['น้ำ']);
});

test.each([
  ['shadda below its vowel', 'م\u064e\u0651', 'م\u0651\u064e', 'rtl'],
  ['the tone above the am of Thai', 'น\u0e49\u0e33', 'น\u0e4d\u0e49\u0e32', 'ltr'],
] as const)('marks are stacked as readers expect: %s', (_, written, stacked, direction) => {
  const drawn = (text: string) => {
    const open = fontFor(text, style);
    return open && shapeText(open, text, direction).flatMap(({ parts }) => parts.map(({ glyph, y }) => [glyph, y]));
  };
  expect(drawn(written)).toEqual(drawn(stacked));
});

test('a bracket is drawn from the other side and read as it is written', () => {
  expect(textOf('(א)', 'rtl')).toEqual([')', 'א', '(']);
});
