import type { OpenFont } from './open-font.ts';
import { shapeText, type Direction, type Form } from './shape-text.ts';
import { writeFont } from './write-font.ts';

/** What a font draws for a character that it has not; every embedded font begins with it. */
const missing: Form = { parts: [{ glyph: 0, x: 0, y: 0 }], codes: [0], width: 0, advance: 0 };

/**
 * Readers of documents take whatever holds a mark for a mark alone, which has no width: the characters from the first mark
 * on go to a glyph of their own, which has neither form nor width.
 */
function readableForms(form: Form, direction: Direction): Form[] {
  const mark = form.codes.findIndex((code) => /\p{Mn}/u.test(String.fromCodePoint(code)));
  if (mark < 1) return [form];
  const letter = { ...form, codes: form.codes.slice(0, mark) };
  const rest = { parts: [], codes: form.codes.slice(mark), width: 0, advance: 0 };
  return direction === 'rtl' ? [rest, letter] : [letter, rest];
}

/**
 * A font as one document embeds it, for one direction. pdfkit knows neither which way a text runs nor that one glyph may
 * stand for different characters: here the shaping is ours, and what is drawn and read as one is one glyph of the
 * embedded font.
 */
export function embeddableFont(open: OpenFont, direction: Direction): object {
  const embedded = [missing];
  const places = new Map<string, number>();
  const shaped = new Map<string, Form[]>();
  const placeOf = (form: Form): number => {
    const { advance: _, ...alike } = form;
    const key = JSON.stringify(alike);
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = embedded.push(form) - 1;
    places.set(key, place);
    return place;
  };
  const layout = (text: string) => {
    const forms =
      shaped.get(text) ?? shapeText(open, text, direction).flatMap((form) => readableForms(form, direction));
    shaped.set(text, forms);
    return {
      glyphs: forms.map((form) => ({ id: placeOf(form), advanceWidth: form.width, codePoints: form.codes })),
      // pdfkit scales these in place.
      positions: forms.map(({ advance }) => ({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: forms.reduce((sum, { advance }) => sum + advance, 0),
    };
  };
  const subset = { includeGlyph: (place: number) => place, encode: () => writeFont(open.font, embedded) };
  // What pdfkit asks for besides, the font itself answers; no type can say so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.create(open.font, {
    // Documents tell fonts apart by it.
    postscriptName: { value: `${open.name}-${direction}` },
    createSubset: { value: () => subset },
    layout: { value: layout },
  }) as object;
}
