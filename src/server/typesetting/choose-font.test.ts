import { expect, test } from 'vitest';
import { fontFor, hanStyleOf, type TypeStyle } from './choose-font.ts';
import { writeGlyph } from './write-glyph.ts';

const style: TypeStyle = { cut: 'text', han: 'chinese' };

test.each([
  ['Ł', 'SourceSerif-text-latin-ext'],
  ['ễ', 'SourceSerif-text-vietnamese'],
  ['Щ', 'SourceSerif-text-cyrillic'],
  ['Ω', 'SourceSerif-text-greek'],
  ['ع', 'noto-naskh-arabic-arabic'],
  ['क्ष', 'noto-sans-devanagari-devanagari'],
  ['প্রি', 'noto-sans-bengali-bengali'],
  ['ஸ்', 'noto-sans-tamil-tamil'],
  ['น้ำ', 'noto-sans-thai-thai'],
  ['ש', 'DejaVuSans'],
  ['გ', 'DejaVuSerif'],
  ['Ա', 'DejaVuSerif'],
  ['ẹ̌', 'DejaVuSerif'],
  ['龍', 'noto-sans-sc-21'],
])('%s is drawn by %s', (cluster, name) => {
  expect(fontFor(cluster, style)?.name).toBe(name);
});

test('Chinese characters are written as the language of the text writes them', () => {
  expect(hanStyleOf('山田さくら', 'en')).toBe('japanese');
  expect(hanStyleOf('金 김', 'en')).toBe('korean');
  expect(hanStyleOf('骨', 'Japanese')).toBe('japanese');
  expect(hanStyleOf('骨', 'jav')).toBe('chinese');
  expect(fontFor('骨', { cut: 'text', han: 'japanese' })?.name).toMatch(/^noto-sans-jp/);
});

/** How much of its box an upright stroke fills: hair-thin at the default of the East Asian fonts. */
function strokeOf(cluster: string): number {
  const open = fontFor(cluster, style);
  if (!open) throw new Error(`No font has ${cluster}`);
  const [glyph] = open.font.layout(cluster, [], undefined, undefined, 'ltr').glyphs;
  const box = writeGlyph([{ commands: open.font.getGlyph(glyph?.id ?? 0).path.commands, x: 0, y: 0 }]);
  return (box.readInt16BE(6) - box.readInt16BE(2)) / open.font.unitsPerEm;
}

test('variable fonts are drawn at a weight that can be read, not at their hair-thin default', () => {
  // The vertical bar of the full width: nothing but a stroke.
  expect(strokeOf('丨')).toBeGreaterThan(0.05);
});
