import { pdfjs } from 'react-pdf';
import { pdfOptions } from '../../../pdf/pdf-options.ts';
import { pdfText } from './pdf-text.ts';

/** The text of a PDF's first pages, read as the article viewer reads it; ends when the signal says so. */
export async function textOfPdf(data: ArrayBuffer, onPage: (page: number) => void, signal: AbortSignal) {
  const opening = pdfjs.getDocument({ ...pdfOptions, data });
  const stop = () => void opening.destroy();
  signal.addEventListener('abort', stop);
  try {
    return await pdfText(await opening.promise, onPage);
  } finally {
    signal.removeEventListener('abort', stop);
    await opening.destroy();
  }
}
