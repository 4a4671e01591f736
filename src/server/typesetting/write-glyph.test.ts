import { expect, test } from 'vitest';
import { writeGlyph } from './write-glyph.ts';

test('what lies beyond the numbers of a font is left out of a glyph, and what lies within them is drawn', () => {
  const commands = (['moveTo', 'lineTo', 'lineTo', 'lineTo'] as const).map((command, place) => ({
    command,
    args: [place % 2, place >> 1],
  }));
  const near = writeGlyph([{ commands, x: 0, y: 16_000 }]);
  expect(near.length).toBeGreaterThan(0);
  expect(writeGlyph([0, 40_000].map((x) => ({ commands, x, y: 16_000 })))).toEqual(near);
});
