import { isCovered } from './fonts.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Marks that turn the direction of all that follows, and a byte order mark. */
const unwanted = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Characters without a shape of their own: joiners, variation selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

const codeOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

function printableCluster(cluster: string): string {
  const characters = Array.from(cluster).filter((character) => !invisible.test(character));
  if (characters.length === 0) return '';
  if (isCovered(characters)) return cluster;
  const [first = '', ...marks] = characters;
  return (isCovered([first]) ? first : codeOf(first)) + marks.map(codeOf).join('');
}

/** A text on one line, without control characters and marks that turn the direction. */
export const inOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(unwanted, '')
    .replaceAll(/[\p{Cc}\u2028\u2029 ]+/gu, ' ');

/** A text on one line in which each character has a font. Others stand as their code: `[U+13000]`. */
export const printableText = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? inOneLine(text)
    : Array.from(graphemes.segment(inOneLine(text)), ({ segment }) => printableCluster(segment))
        .join('')
        .replaceAll('][U+', ' U+');
