import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFParser,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { hasLost } from './has-lost.ts';
import { LengthReadingParser } from './length-reading-parser.ts';
import { unlockedString } from './pdf-strings.ts';

// pdf-lib asks this, and nothing else, for what reads a file.
PDFParser.forBytesWithOptions = (...given) => new LengthReadingParser(...given);

/** Whatever stands in an object itself, with a way to put another in its place. */
function within(object: PDFObject): (readonly [PDFObject, (other: PDFObject) => void])[] {
  const dict = object instanceof PDFStream ? object.dict : object;
  if (dict instanceof PDFDict) return dict.entries().map(([key, value]) => [value, (other) => dict.set(key, other)]);
  if (!(dict instanceof PDFArray)) return [];
  return dict.asArray().map((value, place) => [value, (other) => dict.set(place, other)]);
}

function unlockStrings(context: PDFContext): void {
  const waiting = context
    .enumerateIndirectObjects()
    .map(([ref, object]) => [object, (other: PDFObject) => context.assign(ref, other)] as const);
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const [object, replace] = one;
    if (object instanceof PDFString) replace(unlockedString(object));
    else waiting.push(...within(object));
  }
}

/**
 * Opens a PDF that is to be written anew, or says why it cannot be. Every one is opened by this: pdf-lib passes over what it cannot
 * read, and what is made of the rest would lack a page or a picture without a word.
 */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument | 'password' | 'damaged'> {
  try {
    // With the password that locks nothing, but forbids printing or copying.
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: false,
      password: '',
    });
    if (document.context.isDecrypted) unlockStrings(document.context);
    return hasLost(document) ? 'damaged' : document;
  } catch (error) {
    return /encrypt|password/i.test(String(error)) ? 'password' : 'damaged';
  }
}
