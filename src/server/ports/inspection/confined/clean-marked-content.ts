import { PDFHexString, PDFString } from '@cantoo/pdf-lib';
import { looksLikePlace } from './looks-like-place.ts';

// What a page draws is marked for programs that read it aloud or print it, and a mark may have a dictionary of its own.

const string = String.raw`\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)`;
const hexadecimal = String.raw`<[0-9a-fA-F\s]*>`;
/** Of such a dictionary, words not counted: what is longer is none. */
const most = 2000;
const mark = new RegExp(
  String.raw`<<(?:[^()<>]|${string}|${hexadecimal}|<<|>>){0,${most}}?>>\s*(?:BDC|DP)(?=\s|$)`,
  'g',
);
const entry = new RegExp(String.raw`\/([^\s<>()[\]{}/%]+)(\s*)(${string}|${hexadecimal}(?!>))`, 'g');

/** What is read out in place of what is drawn. */
const readOut = new Set(['ActualText', 'Alt', 'E', 'Lang']);

const textOf = (value: string) =>
  (value.startsWith('(') ? PDFString.of(value.slice(1, -1)) : PDFHexString.of(value.slice(1, -1))).decodeText();

/** As long as it was, so that whatever follows stays in its place. */
const blank = (value: string) =>
  value.startsWith('(') ? `(${' '.repeat(value.length - 2)})` : `<${'0'.repeat(value.length - 2)}>`;

/** Drawing instructions whose marks hold no words but those that are read out; null where they held none. */
export function cleanMarkedContent(bytes: Uint8Array): Uint8Array | null {
  const drawing = Buffer.from(bytes).toString('latin1');
  const clean = drawing.replace(mark, (dictionary) =>
    dictionary.replace(entry, (standing: string, key: string, between: string, value: string) =>
      readOut.has(key) && !looksLikePlace(textOf(value)) ? standing : `/${key}${between}${blank(value)}`,
    ),
  );
  return clean === drawing ? null : Buffer.from(clean, 'latin1');
}
