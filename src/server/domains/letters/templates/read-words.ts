import mustache from 'mustache';

/** A piece of what was written: words as they are, or the name of a field. */
type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'field'; readonly name: string; readonly place: string };

/** What cannot be read in what was written, and where. */
export class WordsFault extends Error {}

/** Where in a text something stands, as a person counts. */
function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  const character = (before.at(-1) ?? '').length + 1;
  return text.includes('\n') ? `line ${before.length}, character ${character}` : `character ${character}`;
}

const notClosed = (place: string) =>
  new WordsFault(`A field is broken at ${place}: fields stand as {{name}}, with two brackets on each side.`);

function parsed(text: string) {
  try {
    return mustache.parse(text);
  } catch (error) {
    const at = Number(/ at (\d+)$/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);
    throw notClosed(placeIn(text, Math.max(text.lastIndexOf('{{', at), 0)));
  } finally {
    // What administrators type is not kept for good.
    mustache.clearCache();
  }
}

/** The pieces of what was written: fields alone, no sections, no markup of any other kind; throws a `WordsFault`. */
export function readWords(text: string): Piece[] {
  return parsed(text).map(([kind, value, from, to]) => {
    const place = placeIn(text, from);
    if (kind === 'text') {
      const stray = /\{\{|\}\}/.exec(value);
      if (stray) throw notClosed(placeIn(text, from + stray.index));
      return { kind: 'words', text: value };
    }
    if (kind !== 'name')
      throw new WordsFault(
        `“${text.slice(from, to)}” at ${place} is not possible: fields stand as {{name}}, and nothing else is read.`,
      );
    return { kind: 'field', name: value, place };
  });
}

/** What was written with its fields filled in, each once: what stands in a value is never read as a field. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  readWords(text)
    .map((piece) => {
      if (piece.kind === 'words') return piece.text;
      const value = Object.hasOwn(values, piece.name) ? values[piece.name] : undefined;
      if (value === undefined) throw new WordsFault(`{{${piece.name}}} at ${piece.place} is no field of this email.`);
      return value;
    })
    .join('');

/** What is set apart by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Whether a paragraph is the place of the letter's link. */
export const isLink = (paragraph: string): boolean => /^\{\{\s*link\s*\}\}$/.test(paragraph);
