import { PDFDict, PDFDocument, PDFRawStream, PDFRef, PDFStream, PDFArray, type PDFObject } from '@cantoo/pdf-lib';
import type { ByteSource } from './byte-source.ts';
import { cleanPdfDictionary } from './clean-pdf-dictionary.ts';
import { cleanPdfStream } from './clean-pdf-stream.ts';
import { FaultFound } from './fault-found.ts';
import { inspectPdfFrame } from './inspect-pdf-frame.ts';
import { readWhole } from './read-whole.ts';

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    // With the password that locks nothing, but forbids printing or copying.
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false, password: '' });
  } catch (error) {
    throw new FaultFound(/encrypt|password/i.test(String(error)) ? 'password' : 'damaged');
  }
}

const within = (object: PDFObject): readonly PDFObject[] => {
  if (object instanceof PDFDict) return object.values();
  if (object instanceof PDFArray) return object.asArray();
  return object instanceof PDFStream ? [object.dict] : [];
};

/** Cleans what the document refers to, from its catalogue on; what it does not refer to is what changes have left behind. */
function cleanReachable({ context, catalog }: PDFDocument): Set<PDFRef> {
  const reached = new Set<PDFRef>();
  const waiting: PDFObject[] = [catalog];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      const found = context.lookup(object);
      if (found instanceof PDFRawStream) context.assign(object, cleanPdfStream(found));
      const target = context.lookup(object);
      if (target !== undefined) waiting.push(target);
      continue;
    }
    if (object instanceof PDFDict) cleanPdfDictionary(object);
    waiting.push(...within(object));
  }
  return reached;
}

/** Writes a PDF anew, without properties and without what was in it before. */
export async function cleanPdf(source: ByteSource, give: (bytes: Uint8Array) => Promise<void>): Promise<void> {
  await inspectPdfFrame(source);
  const document = await open(await readWhole(source));
  const { context } = document;
  const root = context.trailerInfo.Root;
  if (!(root instanceof PDFRef)) throw new FaultFound('damaged');
  if (document.getPageCount() < 1) throw new FaultFound('no-pages');
  const reached = cleanReachable(document);
  reached.add(root);
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
  context.trailerInfo = { Root: root };
  await give(await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false }));
}
