import { brotliDecompressSync } from 'node:zlib';
import { assembleFont, type FontTable } from '../assemble-font.ts';
import { ByteReader } from './byte-reader.ts';
import { readGlyph } from './woff2-glyph.ts';

/** The tables that a PDF needs, by their number in WOFF2's list. */
const keptTags = new Map([
  [0, 'cmap'],
  [1, 'head'],
  [2, 'hhea'],
  [3, 'hmtx'],
  [4, 'maxp'],
  [5, 'name'],
  [6, 'OS/2'],
  [7, 'post'],
  [8, 'cvt '],
  [9, 'fpgm'],
  [10, 'glyf'],
  [11, 'loca'],
  [12, 'prep'],
  [26, 'GDEF'],
  [27, 'GPOS'],
  [28, 'GSUB'],
]);
/** Those by which one font has many weights. */
const variationTags = new Map([
  [39, 'avar'],
  [47, 'fvar'],
  [48, 'gvar'],
]);
/** A variation table that WOFF2 has no number for. */
const namedVariation = 'HVAR';
const named = 63;
const glyf = 10;
const loca = 11;
const hmtx = 3;

function readDirectory(reader: ByteReader, count: number) {
  return Array.from({ length: count }, () => {
    const flags = reader.unsigned(1);
    const number = flags & 63;
    const tag =
      number === named ? reader.take(4).toString('latin1') : (keptTags.get(number) ?? variationTags.get(number));
    const version = flags >> 6;
    const length = reader.base128();
    const transformed = number === glyf || number === loca ? version !== 3 : version !== 0;
    if (transformed && number === hmtx) throw new Error('Fonts with transformed metrics are not read');
    return { number, tag, transformed, length: transformed ? reader.base128() : length };
  });
}

function rebuildOutlines(bytes: Buffer): FontTable[] {
  const header = new ByteReader(bytes, 4);
  const glyphCount = header.unsigned(2);
  header.take(2);
  const sizes = Array.from({ length: 7 }, () => header.unsigned(4));
  const [contours, points, flags, glyphs, composites, boxStream, instructions] = sizes.map(
    (size) => new ByteReader(header.take(size)),
  );
  if (!contours || !points || !flags || !glyphs || !composites || !boxStream || !instructions)
    throw new Error('The outlines of the font are incomplete');
  const bitmap = boxStream.take(Math.ceil(glyphCount / 32) * 4);
  const streams = { contours, points, flags, glyphs, composites, boxes: boxStream, instructions };
  const outlines: Buffer[] = [];
  const offsets = Buffer.alloc((glyphCount + 1) * 4);
  let offset = 0;
  for (let index = 0; index < glyphCount; index++) {
    const boxed = ((bitmap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
    const outline = readGlyph(streams, boxed);
    outlines.push(outline, Buffer.alloc((4 - (outline.length % 4)) % 4));
    offset += Math.ceil(outline.length / 4) * 4;
    offsets.writeUInt32BE(offset, (index + 1) * 4);
  }
  return [
    { tag: 'glyf', bytes: Buffer.concat(outlines) },
    { tag: 'loca', bytes: offsets },
  ];
}

const isKept = (number: number, tag: string, weights: 'default' | 'all') =>
  keptTags.has(number) || (weights === 'all' && (variationTags.has(number) || tag === namedVariation));

/**
 * A WOFF2 file as a plain TrueType font, at its default weight or with all that it can vary: pdfkit's own reader cannot
 * subset WOFF2. Format: https://www.w3.org/TR/WOFF2/
 */
export function unpackWoff2(file: Buffer, weights: 'default' | 'all' = 'default'): Buffer {
  const reader = new ByteReader(file);
  if (reader.take(4).toString('latin1') !== 'wOF2') throw new Error('Not a WOFF2 font');
  reader.take(8);
  const count = reader.unsigned(2);
  reader.position = 48;
  const entries = readDirectory(reader, count);
  const data = new ByteReader(brotliDecompressSync(file.subarray(reader.position)));
  const tables: FontTable[] = [];
  for (const { number, tag, transformed, length } of entries) {
    const bytes = data.take(length);
    if (tag === undefined || !isKept(number, tag, weights) || (number === loca && transformed)) continue;
    if (number === glyf && transformed) tables.push(...rebuildOutlines(bytes));
    else tables.push({ tag, bytes });
  }
  const head = tables.find(({ tag }) => tag === 'head');
  if (!head) throw new Error('The font has no head table');
  head.bytes = Buffer.from(head.bytes);
  head.bytes.writeInt16BE(1, 50);
  return assembleFont(tables);
}
