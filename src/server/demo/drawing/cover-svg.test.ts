import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { journals } from '../content/journals.ts';
import { drawCover } from './cover-svg.ts';

test.each(journals)('the cover of $abbreviation is well-formed SVG, three by four', (journal) => {
  const document = XmlDocument.fromString(drawCover({ ...journal, volume: 1, issue: 2, year: 2025 }));
  expect(document.root.attr('viewBox')?.value).toBe('0 0 600 800');
  document.dispose();
});

test.each(journals)('no line of the cover of $abbreviation runs over its edge', (journal) => {
  const svg = drawCover({ ...journal, volume: 12, issue: 4, year: 2036 });
  const lines = [...svg.matchAll(/<text x="(\d+)" y="(\d+)" font-size="([\d.]+)"[^>]*>([^<]+)</g)];
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const [, x, y, size, text = ''] of lines) {
    expect(Number(x) + text.length * Number(size) * 0.62).toBeLessThanOrEqual(600);
    expect(Number(y)).toBeLessThanOrEqual(292);
  }
});

test('a cover without an issue carries no edition, and names are escaped', () => {
  const svg = drawCover({ title: 'Salt & Sand', abbreviation: 'SS', motif: 'dunes' });
  expect(svg).toContain('Salt &amp; Sand');
  expect(svg).not.toContain('Volume');
});

test('each publication has a drawing of its own', () => {
  expect(new Set(journals.map(({ motif }) => motif)).size).toBe(journals.length);
});
