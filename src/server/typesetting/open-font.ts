import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { z } from 'zod';
import { isInRanges, parseRanges, type CodeRanges } from './code-ranges.ts';
import type { FontFamily } from './font-catalogue.ts';
import { unpackWoff2 } from './woff2/unpack-woff2.ts';

/** A font that has been read, under a name that no other has. */
export interface OpenFont {
  readonly name: string;
  readonly font: Font;
  readonly shapes: FontFamily['shapes'];
}

interface Slice {
  readonly file: string;
  readonly name: string;
  readonly ranges: CodeRanges;
}

const ownRequire = createRequire(import.meta.url);
/** A file of a package, read. */
const readPackaged = (file: string): Buffer => readFileSync(ownRequire.resolve(file));
/** Slice → ranges, as the packages of web fonts list them. */
const RangeList = z.record(z.string(), z.string());
const everything: CodeRanges = [[0, 0x10ffff]];

function readRanges(family: string): [slice: string, ranges: CodeRanges][] {
  return Object.entries(RangeList.parse(JSON.parse(readPackaged(`${family}/unicode.json`).toString('utf8')))).map(
    ([slice, ranges]) => [
      // East Asian slices are numbered: `[12]`.
      slice.replaceAll(/[[\]]/g, ''),
      parseRanges(ranges),
    ],
  );
}

function slicesOf({ name, rangesOf, file }: FontFamily): Slice[] {
  if (rangesOf === null) return [{ file: file(''), name, ranges: everything }];
  return readRanges(rangesOf).map(([slice, ranges]) => ({ file: file(slice), name: `${name}-${slice}`, ranges }));
}

/** A glyph is kept with the characters that it first stood for: here each has those that it stands for in its text. */
function withOwnCharacters(font: Font, scale: number): Font {
  const getGlyph = (id: number, codes: readonly number[] = []): unknown =>
    Object.create(font.getGlyph(id), {
      codePoints: { value: codes },
      isMark: { value: codes.length > 0 && codes.every((code) => /\p{M}/u.test(String.fromCodePoint(code))) },
    });
  // What it does not do itself the font itself does; no type can say so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.create(font, {
    getGlyph: { value: getGlyph },
    // Of more units to the size, each is smaller.
    unitsPerEm: { value: Math.round(font.unitsPerEm / scale) },
  }) as Font;
}

function openFile({ file, name }: Slice, { variation, shapes, scale }: FontFamily): OpenFont {
  const bytes = readPackaged(file);
  const font = create(file.endsWith('.woff2') ? unpackWoff2(bytes, variation ? 'all' : 'default') : bytes);
  return { name, shapes, font: withOwnCharacters(variation ? font.getVariation(variation) : font, scale) };
}

/** Values that are made once and kept: a font is read at the first character that asks for it. */
function keptBy<K, V>(make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

const slices = keptBy(slicesOf);
const opened = keptBy((family: FontFamily) => keptBy((slice: Slice) => openFile(slice, family)));

/** The font of a family that has all these characters; null if it has none. */
export function fontWith(family: FontFamily, codes: readonly number[]): OpenFont | null {
  const [first] = codes;
  if (first === undefined) return null;
  for (const slice of slices(family)) {
    if (!isInRanges(slice.ranges, first)) continue;
    const open = opened(family)(slice);
    if (codes.every((code) => open.font.hasGlyphForCodePoint(code))) return open;
  }
  return null;
}
