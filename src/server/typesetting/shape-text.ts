import { bidi } from './bidi.ts';
import type { OpenFont } from './open-font.ts';
import { clustersOf } from './readable-text.ts';

export type Direction = 'ltr' | 'rtl';

/** A glyph of a font, moved from where the form begins; in units of the font. */
interface FormPart {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/**
 * What is drawn and read as one: a letter with its marks, or a syllable whose signs stand in another order than they are
 * written. It is embedded as one glyph, so that every reader of the document finds the characters that were meant.
 */
export interface Form {
  readonly parts: readonly FormPart[];
  readonly codes: readonly number[];
  /** Its own width; `advance` is what it takes beside its neighbour. */
  readonly width: number;
  readonly advance: number;
}

interface PlacedGlyph {
  readonly glyph: number;
  readonly codes: readonly number[];
  readonly width: number;
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** A bracket as it looks from the other side; any other character as it is. */
const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character;
const mirroredCode = (code: number): number => mirrored(String.fromCodePoint(code)).codePointAt(0) ?? code;

/** Text as its characters look when it runs this way. */
const seenFrom = (direction: Direction, text: string): string =>
  direction === 'rtl' ? Array.from(text, mirrored).join('') : text;

/** The order in which marks are stacked, where the order in which they are written is another: shadda, and Thai's am. */
const stacked = (text: string): string =>
  text
    .replaceAll(/([\u064b-\u0650\u0652\u0670]+)\u0651/g, '\u0651$1')
    .replaceAll(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32');

function layOut({ font }: OpenFont, text: string, direction: Direction): PlacedGlyph[] {
  const { glyphs, positions } = font.layout(seenFrom(direction, stacked(text)), [], undefined, undefined, direction);
  return glyphs.map(({ id, codePoints, advanceWidth }, index) => {
    const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const codes = direction === 'rtl' ? codePoints.map(mirroredCode) : codePoints;
    return { glyph: id, codes, width: advanceWidth, advance: xAdvance, xOffset, yOffset };
  });
}

const isMark = (code: number): boolean => /\p{M}/u.test(String.fromCodePoint(code));

/** Whether a glyph belongs to the letter beside it: a mark, or a part into which the font took the letter apart. */
const belongsToLetter = ({ codes }: PlacedGlyph): boolean => codes.every(isMark);

function merge(glyphs: readonly PlacedGlyph[], codes: readonly number[]): Form {
  const [only] = glyphs;
  if (glyphs.length === 1 && only?.xOffset === 0 && only.yOffset === 0)
    return { parts: [{ glyph: only.glyph, x: 0, y: 0 }], codes, width: only.width, advance: only.advance };
  let pen = 0;
  const parts = glyphs.map(({ glyph, advance, xOffset, yOffset }) => {
    const x = pen + xOffset;
    pen += advance;
    return { glyph, x, y: yOffset };
  });
  return { parts, codes, width: pen, advance: pen };
}

/** Letters with their marks, which stand after them, or before them where the text runs to the left. */
function formsOf(glyphs: readonly PlacedGlyph[], direction: Direction): Form[] {
  const groups: PlacedGlyph[][] = [];
  for (const glyph of direction === 'rtl' ? glyphs.toReversed() : glyphs) {
    const last = groups.at(-1);
    if (last && belongsToLetter(glyph)) last.push(glyph);
    else groups.push([glyph]);
  }
  const forms = groups.map((group) => {
    const codes = group.flatMap((glyph) => glyph.codes);
    return merge(direction === 'rtl' ? group.toReversed() : group, codes);
  });
  return direction === 'rtl' ? forms.toReversed() : forms;
}

/** After these signs the next consonant may belong to the same syllable. */
const joinsNext = /[\u094d\u09cd\u0bcd]\u200d?$/;

function syllablesOf(text: string): string[] {
  const syllables: string[] = [];
  for (const cluster of clustersOf(text)) {
    const last = syllables.at(-1);
    if (last !== undefined && joinsNext.test(last)) syllables[syllables.length - 1] = last + cluster;
    else syllables.push(cluster);
  }
  return syllables;
}

const codesOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Turns text of one font and direction into what is drawn, from left to right. */
export function shapeText(open: OpenFont, text: string, direction: Direction): Form[] {
  if (open.shapes === 'words') return formsOf(layOut(open, text, direction), direction);
  return syllablesOf(text).map((syllable) => merge(layOut(open, syllable, 'ltr'), codesOf(syllable)));
}

const widths = new WeakMap<OpenFont, Map<string, number>>();
const mostWidths = 10_000;

/** How wide text of one font is at size 1. */
export function shapedWidth(open: OpenFont, text: string, direction: Direction): number {
  const known = widths.get(open) ?? new Map<string, number>();
  widths.set(open, known);
  const key = `${direction} ${text}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const units = shapeText(open, text, direction).reduce((sum, { advance }) => sum + advance, 0);
  if (known.size >= mostWidths) known.clear();
  known.set(key, units / open.font.unitsPerEm);
  return units / open.font.unitsPerEm;
}
