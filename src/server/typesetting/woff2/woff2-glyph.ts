import type { ByteReader } from './byte-reader.ts';

/** The seven streams into which WOFF2 sorts the outlines. */
export type GlyphStreams = {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
};

type Point = { dx: number; dy: number; onCurve: boolean };

const wordArguments = 0x0001;
const oneScale = 0x0008;
const moreComponents = 0x0020;
const twoScales = 0x0040;
const twoByTwo = 0x0080;
const hasInstructions = 0x0100;

const words = (...values: number[]) => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeInt16BE(value > 0x7fff ? value - 0x10000 : value, index * 2));
  return buffer;
};

const signed = (flag: number, value: number) => ((flag & 1) === 1 ? value : -value);

/** Table "triplet encoding" of the WOFF2 recommendation, section 5.2. */
function readPoint({ flags, glyphs }: GlyphStreams): Point {
  const byte = flags.unsigned(1);
  const onCurve = byte < 128;
  const flag = byte & 127;
  const next = () => glyphs.unsigned(1);
  if (flag < 10) return { dx: 0, dy: signed(flag, ((flag & 14) << 7) + next()), onCurve };
  if (flag < 20) return { dx: signed(flag, (((flag - 10) & 14) << 7) + next()), dy: 0, onCurve };
  const second = flag >> 1;
  if (flag < 84) {
    const base = flag - 20;
    const byte0 = next();
    const dx = 1 + (base & 0x30) + (byte0 >> 4);
    return { dx: signed(flag, dx), dy: signed(second, 1 + ((base & 0x0c) << 2) + (byte0 & 15)), onCurve };
  }
  if (flag < 120) {
    const base = flag - 84;
    const dx = signed(flag, 1 + Math.floor(base / 12) * 256 + next());
    return { dx, dy: signed(second, 1 + (((base % 12) >> 2) << 8) + next()), onCurve };
  }
  if (flag < 124) {
    const [byte0, byte1, byte2] = [next(), next(), next()];
    return { dx: signed(flag, (byte0 << 4) + (byte1 >> 4)), dy: signed(second, ((byte1 & 15) << 8) + byte2), onCurve };
  }
  const dx = signed(flag, glyphs.unsigned(2));
  return { dx, dy: signed(second, glyphs.unsigned(2)), onCurve };
}

function boundingBox(points: Point[]): Buffer {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const point of points) {
    xs.push((x += point.dx));
    ys.push((y += point.dy));
  }
  return words(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

function simpleGlyph(contours: number, streams: GlyphStreams, box: Buffer | undefined): Buffer {
  const ends: number[] = [];
  for (let total = 0; ends.length < contours;) ends.push((total += streams.points.packed255()) - 1);
  const points = Array.from({ length: (ends.at(-1) ?? -1) + 1 }, () => readPoint(streams));
  const instructions = streams.instructions.take(streams.glyphs.packed255());
  return Buffer.concat([
    words(contours),
    box ?? boundingBox(points),
    words(...ends, instructions.length),
    instructions,
    Buffer.from(points.map((point) => (point.onCurve ? 1 : 0))),
    words(...points.map((point) => point.dx)),
    words(...points.map((point) => point.dy)),
  ]);
}

function compositeGlyph(streams: GlyphStreams, box: Buffer): Buffer {
  const { composites } = streams;
  const start = composites.position;
  let flags = moreComponents;
  let instructed = false;
  while ((flags & moreComponents) !== 0) {
    flags = composites.unsigned(2);
    instructed ||= (flags & hasInstructions) !== 0;
    const scale = (flags & oneScale) !== 0 ? 2 : (flags & twoScales) !== 0 ? 4 : (flags & twoByTwo) !== 0 ? 8 : 0;
    composites.take(2 + ((flags & wordArguments) !== 0 ? 4 : 2) + scale);
  }
  const parts = [words(-1), box, composites.bytes.subarray(start, composites.position)];
  if (instructed) {
    const instructions = streams.instructions.take(streams.glyphs.packed255());
    parts.push(words(instructions.length), instructions);
  }
  return Buffer.concat(parts);
}

/** The next glyph in its TrueType form; `boxed` says whether the font states its bounding box. */
export function readGlyph(streams: GlyphStreams, boxed: boolean): Buffer {
  const contours = streams.contours.signed16();
  if (contours === 0) return Buffer.alloc(0);
  const box = boxed ? streams.boxes.take(8) : undefined;
  if (contours > 0) return simpleGlyph(contours, streams, box);
  if (box === undefined) throw new Error('A composite glyph of the font has no bounding box');
  return compositeGlyph(streams, box);
}
