import type { ByteSource } from './byte-source.ts';
import type { HandOver } from './converse.ts';
import { FaultFound } from './fault-found.ts';
import { inspectPdfFrame } from './inspect-pdf-frame.ts';
import { faultOfOpening, openPdf, textOfPage, type Page } from './open-pdf.ts';
import { readWhole } from './read-whole.ts';

const mostPages = 2000;

/** The texts that stand for the drawings of a page: they are read aloud, and nothing else says what an equation shows. */
async function textsOfDrawings(page: Page): Promise<string[]> {
  const texts: string[] = [];
  const waiting: object[] = [(await page.getStructTree()) ?? {}];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('alt' in node) texts.push(String(node.alt));
    if ('children' in node && Array.isArray(node.children)) waiting.push(...node.children);
  }
  return texts.toReversed();
}

/** Reads the text of a PDF page by page, and what stands for its drawings. */
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
