import type { Font } from 'fontkit';
import { assembleFont } from './assemble-font.ts';
import type { Form } from './shape-text.ts';
import { writeGlyph } from './write-glyph.ts';

const version = 0x0001_0000;
const magic = 0x5f0f_3cf5;

/** A table of numbers, each with its size in bytes; negative ones in two's complement. */
function table(...fields: readonly (readonly [size: 2 | 4, ...values: number[]])[]): Buffer {
  return Buffer.concat(
    fields.flatMap(([size, ...values]) =>
      values.map((value) => {
        const bytes = Buffer.alloc(size);
        bytes.writeIntBE(size === 2 ? (value << 16) >> 16 : value | 0, 0, size);
        return bytes;
      }),
    ),
  );
}

const longOffsets = 1;
const zones = 2;

/** The extent of the outlines, from their own boxes. */
function extentOf(outlines: readonly Buffer[]): [number, number, number, number] {
  const boxes = outlines
    .filter((outline) => outline.length > 0)
    .map((outline) => [2, 4, 6, 8].map((at) => outline.readInt16BE(at)));
  const all = (at: number) => [0, ...boxes.map((box) => box[at] ?? 0)];
  return [Math.min(...all(0)), Math.min(...all(1)), Math.max(...all(2)), Math.max(...all(3))];
}

/**
 * A TrueType font whose glyphs are these forms of another font, in this order, as a PDF embeds it. The outlines are those
 * that the font has at its place on its axes: the reader of fonts can draw these, but not write them.
 */
export function writeFont(font: Font, forms: readonly Form[]): Buffer {
  const outlines = forms.map(({ parts }) =>
    writeGlyph(parts.map(({ glyph, x, y }) => ({ commands: font.getGlyph(glyph).path.commands, x, y }))),
  );
  const offsets = [0];
  for (const outline of outlines) offsets.push((offsets.at(-1) ?? 0) + outline.length);
  const extent = extentOf(outlines);
  const widths = forms.map(({ width }) => Math.round(width));
  const bearings = outlines.map((outline) => (outline.length > 0 ? outline.readInt16BE(2) : 0));
  const { unitsPerEm, ascent, descent } = font;
  const head = table([4, version, version, 0, magic], [2, 0, unitsPerEm], [4, 0, 0, 0, 0], [2, ...extent]);
  const hhea = table([4, version], [2, ascent, descent, 0, Math.max(...widths), 0, 0, extent[2], 1, 0, 0]);
  return assembleFont([
    { tag: 'glyf', bytes: Buffer.concat(outlines) },
    { tag: 'head', bytes: Buffer.concat([head, table([2, 0, 8, 2, longOffsets, 0])]) },
    { tag: 'hhea', bytes: Buffer.concat([hhea, table([2, 0, 0, 0, 0, 0, forms.length])]) },
    { tag: 'hmtx', bytes: table([2, ...widths.flatMap((width, index) => [width, bearings[index] ?? 0])]) },
    { tag: 'loca', bytes: table([4, ...offsets]) },
    { tag: 'maxp', bytes: table([4, version], [2, forms.length, 0xffff, 0xff, 0, 0, zones, 0, 0, 0, 0, 0, 0, 0, 0]) },
  ]);
}
