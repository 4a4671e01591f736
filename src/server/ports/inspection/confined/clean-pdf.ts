import { PDFDict, PDFRef, PDFStream, PDFArray, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import type { ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import { inspectPdfFrame } from './inspect-pdf-frame.ts';
import { loadPdf } from './load-pdf.ts';
import { catalogue } from './pdf-document-kinds.ts';
import type { Cleaning, Rule } from './pdf-rules.ts';
import { readWhole } from './read-whole.ts';

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await loadPdf(bytes);
  } catch (error) {
    throw new FaultFound(/encrypt|password/i.test(String(error)) ? 'password' : 'damaged');
  }
}

function cleanFromCatalogue(document: PDFDocument, readOut: Cleaning['readOut']): void {
  const waiting: (() => void)[] = [];
  const known = new WeakMap<PDFObject, Set<Rule>>();
  let number = 0;
  const cleaning: Cleaning = {
    context: document.context,
    pages: new Set(document.getPages().map((page) => page.node)),
    isNew: (object, rule) => {
      const rules = known.get(object) ?? new Set();
      known.set(object, rules);
      return rules.size < rules.add(rule).size;
    },
    later: (clean) => void waiting.push(clean),
    nextNumber: () => (number += 1),
    readOut,
  };
  catalogue(document.catalog, cleaning);
  for (let clean = waiting.pop(); clean !== undefined; clean = waiting.pop()) clean();
}

const within = (object: PDFObject): readonly PDFObject[] => {
  if (object instanceof PDFDict) return object.values();
  if (object instanceof PDFArray) return object.asArray();
  return object instanceof PDFStream ? [object.dict] : [];
};

/** What the document does not refer to, from its catalogue on, is what changes have left behind. */
function reachedFrom({ context }: PDFDocument, root: PDFRef): Set<PDFRef> {
  const reached = new Set<PDFRef>();
  const waiting: PDFObject[] = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (!(object instanceof PDFRef)) waiting.push(...within(object));
    else if (!reached.has(object)) {
      reached.add(object);
      const target = context.lookup(object);
      if (target !== undefined) waiting.push(target);
    }
  }
  return reached;
}

/** A PDF as its copy is written: without properties and without what was in it before. */
export async function cleanedDocument(source: ByteSource, readOut: Cleaning['readOut']): Promise<PDFDocument> {
  await inspectPdfFrame(source);
  const document = await open(await readWhole(source));
  const { context } = document;
  const root = context.trailerInfo.Root;
  if (!(root instanceof PDFRef)) throw new FaultFound('damaged');
  if (document.getPageCount() < 1) throw new FaultFound('no-pages');
  cleanFromCatalogue(document, readOut);
  const reached = reachedFrom(document, root);
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
  context.trailerInfo = { Root: root };
  return document;
}

/** Writes the copy of a PDF. */
export async function cleanPdf(source: ByteSource, give: (bytes: Uint8Array) => Promise<void>): Promise<void> {
  const document = await cleanedDocument(source, () => {});
  await give(await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false }));
}
