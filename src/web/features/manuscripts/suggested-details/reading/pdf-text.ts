import type { PDFDocumentProxy } from 'pdfjs-dist';
import { bodySizeOf, linesOfPage, type TextPiece } from '../lines/pdf-lines.ts';
import type { TextLine } from '../lines/text-line.ts';

/** These contain title, authors, abstract and keywords. */
const pagesToRead = 3;

interface PdfText {
  readonly lines: TextLine[];
  /** The title in the document's own description. */
  readonly described: string | null;
}

async function describedTitle(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata();
  return 'Title' in info && typeof info.Title === 'string' ? info.Title : null;
}

/** The lines of a PDF's first pages. */
export async function pdfText(pdf: PDFDocumentProxy, onPage: (page: number) => void): Promise<PdfText> {
  const pages: { items: TextPiece[]; number: number; height: number }[] = [];
  for (let number = 1; number <= Math.min(pagesToRead, pdf.numPages); number += 1) {
    onPage(number);
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push({ items: items.filter((item) => 'str' in item), number, height: page.view[3] ?? 0 });
  }
  const bodySize = bodySizeOf(pages.flatMap(({ items }) => items));
  const lines = pages.flatMap((page) => linesOfPage({ ...page, bodySize }));
  return { lines, described: await describedTitle(pdf) };
}
