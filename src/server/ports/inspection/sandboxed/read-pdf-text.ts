import type { ByteSource } from './byte-source.ts';
import type { HandOver } from './converse.ts';
import { FaultFound } from './fault-found.ts';
import { inspectPdfFrame } from './inspect-pdf-frame.ts';
import { faultOfOpening, openPdf, textOfPage, type Page } from './open-pdf.ts';
import { readWhole } from './read-whole.ts';

const mostPages = 2000;

/** The alternative texts of a page's drawings: they are read aloud, and nothing else says what an equation shows. */
async function textsOfDrawings(page: Page): Promise<string[]> {
  const texts: string[] = [];
  const waiting: unknown[] = [await page.getStructTree()];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('alt' in node) texts.push(String(node.alt));
    const children: unknown[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
    waiting.push(...children);
  }
  return texts.toReversed();
}

/** Reads the text of a PDF page by page, with the alternative texts of its drawings. */
export async function readPdfText(source: ByteSource, hand: HandOver): Promise<void> {
  await inspectPdfFrame(source);
  const opening = openPdf(await readWhole(source));
  const document = await opening.promise.catch((error: unknown) => {
    throw faultOfOpening(error);
  });
  if (document.numPages > mostPages) throw new FaultFound('too-complex');
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const text = [await textOfPage(page), ...(await textsOfDrawings(page))].join('\n');
    hand.text([{ page: number, text }]);
    page.cleanup();
  }
  await opening.destroy();
}
