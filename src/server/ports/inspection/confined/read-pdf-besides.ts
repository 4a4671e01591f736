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
import type { Passage } from '../document-inspector.ts';
import type { ByteSource } from './byte-source.ts';
import { cleanedDocument } from './clean-pdf.ts';
import { FaultFound } from './fault-found.ts';
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
  ['URI', 'Link'],
  ...[...wordsReadOut].map((key) => [key, readOut] as const),
]);

/** Where the names of places stand that links lead to, as works that are cited are. */
const ofTargets = new Set(['D', 'Dest', 'Dests', 'Names', 'Limits']);

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

/** The destinations of the catalogue itself are called by keys, whatever these are; those among its names are a tree. */
const keyIn = (parent: string, key: string) => (key === 'Dests' && parent !== '' ? 'Names' : key);

function within({ key, value }: Standing): Standing[] {
  const dict = value instanceof PDFStream ? value.dict : value;
  if (dict instanceof PDFDict)
    return dict
      .entries()
      .map(([name, one]) => ({ key: keyIn(key, name.decodeText()), value: one }))
      .filter((one) => !ofNobody.has(one.key));
  return value instanceof PDFArray && !isPalette(value) ? value.asArray().map((one) => ({ key, value: one })) : [];
}

function wordsAt({ key, value }: Standing): string[] {
  if (value instanceof PDFString || value instanceof PDFHexString) return [value.decodeText()];
  if (!(value instanceof PDFDict) || !ofGivenNames.has(key)) return [];
  return value.keys().map((name) => name.decodeText());
}

/** The document as its copy is written; null where none can be. */
const copyOf = (source: ByteSource, tell: (words: string) => void) =>
  cleanedDocument(source, tell).catch((error: unknown) => {
    if (error instanceof FaultFound) return null;
    throw error;
  });

/** What the copy of a PDF keeps beside its pages, each once, with what it is: nothing where there is no copy. */
export async function readPdfBesides(source: ByteSource): Promise<Passage[]> {
  const strings = stringsBeside();
  const document = await copyOf(source, (words) => strings.hear(readOut, words));
  if (document === null) return [];
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
    for (const words of wordsAt(one)) {
      if (ofTargets.has(key)) strings.hearTarget('Link', words);
      else strings.hear(called.get(key) ?? 'Document', words);
    }
    waiting.push(...within(one));
  }
  for (const text of await readPdfMarks(document)) strings.hear('Mark', text);
  return strings.all();
}
