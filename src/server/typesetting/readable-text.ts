import { fontFor, seenCharacters, type TypeStyle } from './choose-font.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters with their marks, as a reader counts them. */
export const clustersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** What turns the direction of all that follows, and a mark of bytes that is taken for a space. */
const unwanted = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The number of a character that cannot be shown, as standards write it. */
const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A letter and a mark that no font has together are tried one by one. */
function shown(cluster: string, style: TypeStyle): string {
  const characters = seenCharacters(cluster);
  if (characters.length === 0) return '';
  if (fontFor(cluster, style)) return cluster;
  return characters.map((character) => (fontFor(character, style) ? character : `[${codeOf(character)}]`)).join('');
}

/**
 * A text in one line of which every character can be drawn. What no font has stands as its code in brackets: it is
 * never left out, and never an empty box.
 */
export function readableText(text: string, style: TypeStyle): string {
  const line = text
    .normalize('NFC')
    .replaceAll(unwanted, '')
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return clustersOf(line)
    .map((cluster) => shown(cluster, style))
    .join('')
    .replaceAll('][U+', ' U+');
}
