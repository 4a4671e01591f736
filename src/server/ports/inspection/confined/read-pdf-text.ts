import type * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import type { Passage } from '../document-inspector.ts';
import type { ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import { inspectPdfFrame } from './inspect-pdf-frame.ts';
import { faultOfOpening, openPdf, textOfPage, type Page } from './open-pdf.ts';
import { readPdfBesides } from './read-pdf-besides.ts';
import { readWhole } from './read-whole.ts';

const mostPages = 2000;

/** Who has commented on a page. */
async function commentersOf(page: Page): Promise<string[]> {
  const marks: unknown[] = await page.getAnnotations();
  return marks.flatMap((mark) => {
    const title: unknown = typeof mark === 'object' && mark !== null ? Reflect.get(mark, 'titleObj') : null;
    const name: unknown = typeof title === 'object' && title !== null ? Reflect.get(title, 'str') : null;
    return typeof name === 'string' && name.trim() !== '' ? [`Comment by: ${name}`] : [];
  });
}

/** The values of the information dictionary and of the packet of properties, each with its name. */
async function propertiesOf(document: pdfjs.PDFDocumentProxy): Promise<string[]> {
  const { info, metadata }: { info: object; metadata: unknown } = await document.getMetadata();
  const told = Object.entries(info).flatMap(([name, value]) => (typeof value === 'string' ? `${name}: ${value}` : []));
  const packet: unknown = typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'getRaw') : null;
  const raw: unknown = typeof packet === 'function' ? Reflect.apply(packet, metadata, []) : null;
  return typeof raw === 'string'
    ? [
        ...told,
        `XMP: ${raw
          .replace(/<[^<>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()}`,
      ]
    : told;
}

/** Reads the text of a PDF page by page, its properties, and what its copy has beside. */
export async function readPdfText(source: ByteSource, give: (passages: readonly Passage[]) => void): Promise<void> {
  await inspectPdfFrame(source);
  const opening = openPdf(await readWhole(source));
  const document = await opening.promise.catch((error: unknown) => {
    throw faultOfOpening(error);
  });
  if (document.numPages > mostPages) throw new FaultFound('too-complex');
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    give([{ place: 'text', page: number, text: await textOfPage(page) }]);
    give((await commentersOf(page)).map((text) => ({ place: 'property', page: number, text })));
    page.cleanup();
  }
  give((await propertiesOf(document)).map((text) => ({ place: 'property', page: null, text })));
  await opening.destroy();
  give(await readPdfBesides(source));
}
