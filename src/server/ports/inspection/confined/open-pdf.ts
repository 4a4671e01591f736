import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

// Without a worker of its own: this whole process is one already.
Object.assign(globalThis, { pdfjsWorker });

export type Page = Awaited<ReturnType<pdfjs.PDFDocumentProxy['getPage']>>;

/** Begins to open a PDF whose text is to be read. */
export const openPdf = (data: Uint8Array): pdfjs.PDFDocumentLoadingTask =>
  pdfjs.getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });

/** The text of a page, a line a line. */
export async function textOfPage(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
