import { PDFDocument, PDFParser } from '@cantoo/pdf-lib';
import { hasLost } from './has-lost.ts';
import { LengthReadingParser } from './length-reading-parser.ts';

// pdf-lib asks this, and nothing else, for what reads a file.
PDFParser.forBytesWithOptions = (...given) => new LengthReadingParser(...given);

/**
 * Opens a PDF to be written anew, with the password that locks nothing, but forbids printing or copying. Every one is opened by this: pdf-lib
 * passes over what it cannot read, and what is made of the rest would lack a page or a picture without a word.
 */
export async function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false, password: '' });
  if (hasLost(document)) throw new Error('damaged: what pages are drawn by cannot be read');
  return document;
}
