import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { FaultFound } from './fault-found.ts';

// Without a separate worker, because this process already is one.
await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');

export type Page = Awaited<ReturnType<pdfjs.PDFDocumentProxy['getPage']>>;

const asAReader = {
  disableFontFace: true,
  useSystemFonts: false,
  useWasm: false,
  enableXfa: false,
  verbosity: pdfjs.VerbosityLevel.ERRORS,
};

/** Starts to open a PDF in order to read its text. The character maps of some East Asian fonts are in a folder. */
export const openPdf = (data: Uint8Array, cMapUrl?: string): pdfjs.PDFDocumentLoadingTask =>
  pdfjs.getDocument({ ...asAReader, data, ...(cMapUrl !== undefined && { cMapUrl }) });

/** Begins to open a PDF of which no more is read than is asked for. */
export const openPdfInPieces = (range: pdfjs.PDFDataRangeTransport, pieceSize: number): pdfjs.PDFDocumentLoadingTask =>
  pdfjs.getDocument({ ...asAReader, range, rangeChunkSize: pieceSize, disableAutoFetch: true, disableStream: true });

/** Why a PDF cannot be opened, in our words if we have them. */
export const faultOfOpening = (error: unknown): unknown =>
  error instanceof pdfjs.PasswordException ? new FaultFound('password') : error;

/** The text of a page, line by line, without artefacts: running heads, page and line numbers. */
export async function textOfPage(page: Page): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: boolean[] = [];
  let text = '';
  for (const item of items) {
    if ('str' in item) text += open.includes(true) ? '' : item.str + (item.hasEOL ? '\n' : '');
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push('tag' in item && item.tag === 'Artifact');
  }
  return text;
}
