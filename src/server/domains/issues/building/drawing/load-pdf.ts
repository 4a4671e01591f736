import { PDFArray, PDFDict, PDFDocument, PDFStream, PDFString, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { withDirectLengths } from './direct-lengths.ts';
import { hasLost } from './has-lost.ts';
import { unlockedString } from './pdf-strings.ts';

/** Each value directly in an object, with a way to replace it. */
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
 * Opens a PDF that will be rewritten, or says why it cannot. Use it for every PDF: pdf-lib skips what it cannot read,
 * and the result would silently lack a page or a picture.
 */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument | 'password' | 'damaged'> {
  try {
    // With the empty password, which some files use only to forbid printing or copying.
    const document = await PDFDocument.load(withDirectLengths(bytes), {
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
