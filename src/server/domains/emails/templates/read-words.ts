import * as t from '../../../../messages/email-responses.ts';
import mustache from 'mustache';

/** A piece of a template: text, or the name of a field. */
type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'field'; readonly name: string; readonly place: string };

/** An error in a template, with its place. */
export class WordsFault extends Error {}

/** A position in a text, counted from 1. */
function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  const character = (before.at(-1) ?? '').length + 1;
  return text.includes('\n') ? t.placeInText({ line: before.length, character }) : t.placeInLine({ character });
}

/** How a field is written. */
const example = '{{name}}';

const notClosed = (place: string) => new WordsFault(t.fieldNotClosed({ place, example }));

function parsed(text: string) {
  try {
    return mustache.parse(text);
  } catch (error) {
    const at = Number(/ at (\d+)$/.exec(error instanceof Error ? error.message : '')?.[1] ?? 0);
    throw notClosed(placeIn(text, Math.max(text.lastIndexOf('{{', at), 0)));
  } finally {
    // The cache would keep every text that administrators type.
    mustache.clearCache();
  }
}

/** The pieces of a template. Throws a `WordsFault` for any tag that is not a field. */
export function readWords(text: string): Piece[] {
  return parsed(text).map(([kind, value, from, to]) => {
    const place = placeIn(text, from);
    if (kind === 'text') {
      const stray = /\{\{|\}\}/.exec(value);
      if (stray) throw notClosed(placeIn(text, from + stray.index));
      return { kind: 'words', text: value };
    }
    if (kind !== 'name') throw new WordsFault(t.tagNotAllowed({ tag: text.slice(from, to), place, example }));
    return { kind: 'field', name: value, place };
  });
}

/** Fills in a template. Fields inside values are not filled in. */
export const fillWords = (text: string, values: Readonly<Record<string, string>>): string =>
  readWords(text)
    .map((piece) => {
      if (piece.kind === 'words') return piece.text;
      const value = Object.hasOwn(values, piece.name) ? values[piece.name] : undefined;
      if (value === undefined) throw new WordsFault(t.fieldUnknown({ field: `{{${piece.name}}}`, place: piece.place }));
      return value;
    })
    .join('');

/** The paragraphs of a text, separated by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Whether a paragraph is the link. */
export const isLink = (paragraph: string): boolean => /^\{\{\s*link\s*\}\}$/.test(paragraph);
