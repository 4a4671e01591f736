import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { ByteSource } from './byte-source.ts';
import { cleanedDocument } from './clean-pdf.ts';
import { wordsReadOut } from './pdf-rules.ts';
import { readPdfMarks } from './read-pdf-marks.ts';
import { stringsBeside } from './strings-beside.ts';

// What the copy of a PDF keeps beside its pages: whatever words still stand in it, wherever that is.

const readOut = 'Alternative text';

/** What words are, by the key at which they stand. */
const called: ReadonlyMap<string, string> = new Map([
  ['Title', 'Bookmark'],
  ['Contents', 'Comment'],
  ['OverlayText', 'Comment'],
  ...['V', 'DV', 'TU', 'Opt', 'CA', 'RC', 'AC'].map((key) => [key, 'Field'] as const),
  ['Name', 'Layer'],
  ['Order', 'Layer'],
  ['P', 'Page'],
  ...['URI', 'D', 'Dest', 'Dests', 'Names', 'Limits'].map((key) => [key, 'Link'] as const),
  ...[...wordsReadOut].map((key) => [key, readOut] as const),
]);

/** Fonts, which are the work of others, who have names as well; what is written for viewers, and the names that a copy gives. */
const ofNobody = new Set(['Font', 'DA', 'Lang', 'T']);
/** Where keys are names that somebody has given. */
const ofGivenNames = new Set(['Dests', 'RoleMap', 'ClassMap']);

interface Standing {
  readonly key: string;
  readonly value: PDFObject;
}

/** The bytes of a palette are no words. */
const isPalette = (list: PDFArray) => list.size() > 0 && list.get(0) === PDFName.of('Indexed');

function within({ key, value }: Standing): Standing[] {
  const dict = value instanceof PDFStream ? value.dict : value;
  if (dict instanceof PDFDict)
    return dict
      .entries()
      .map(([name, one]) => ({ key: name.decodeText(), value: one }))
      .filter((one) => !ofNobody.has(one.key));
  return value instanceof PDFArray && !isPalette(value) ? value.asArray().map((one) => ({ key, value: one })) : [];
}

const isTree = (dict: PDFDict) => dict.has(PDFName.of('Names')) || dict.has(PDFName.of('Kids'));

function wordsAt({ key, value }: Standing): string[] {
  if (value instanceof PDFString || value instanceof PDFHexString) return [value.decodeText()];
  if (!(value instanceof PDFDict) || !ofGivenNames.has(key) || isTree(value)) return [];
  return value.keys().map((name) => name.decodeText());
}

/** The words that the copy of a PDF keeps beside its pages, each once, with what they are. */
export async function readPdfBesides(source: ByteSource): Promise<string[]> {
  const strings = stringsBeside();
  const document = await cleanedDocument(source, (words) => strings.hear(readOut, words));
  const { context, catalog } = document;
  const reached = new Set<PDFObject>();
  const waiting: Standing[] = [{ key: '', value: catalog }];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { key, value } = one;
    if (value instanceof PDFRef) {
      const target = context.lookup(value);
      if (target === undefined || reached.has(target)) continue;
      reached.add(target);
      waiting.push({ key, value: target });
      continue;
    }
    for (const words of wordsAt(one)) strings.hear(called.get(key) ?? 'Document', words);
    waiting.push(...within(one));
  }
  // Where marks cannot be read, all else was.
  const drawn = await readPdfMarks(document).catch(() => []);
  for (const text of drawn) strings.hear('Mark', text);
  return strings.all();
}
