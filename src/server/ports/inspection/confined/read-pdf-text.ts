import type { ByteSource } from './byte-source.ts';
import type { HandOver } from './converse.ts';
import { FaultFound } from './fault-found.ts';
import { inspectPdfFrame } from './inspect-pdf-frame.ts';
import { faultOfOpening, openPdf, textOfPage } from './open-pdf.ts';
import { readWhole } from './read-whole.ts';

const mostPages = 2000;

/** Reads the text of a PDF page by page. */
export async function readPdfText(source: ByteSource, hand: HandOver): Promise<void> {
  await inspectPdfFrame(source);
  const opening = openPdf(await readWhole(source));
  const document = await opening.promise.catch((error: unknown) => {
    throw faultOfOpening(error);
  });
  if (document.numPages > mostPages) throw new FaultFound('too-complex');
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    hand.text([{ page: number, text: await textOfPage(page) }]);
    page.cleanup();
  }
  await opening.destroy();
}
