import { bufferSource } from '../../server/ports/inspection/confined/byte-source.ts';
import { cleanPdf } from '../../server/ports/inspection/confined/clean-pdf.ts';
import { catalogWith, makePdf } from './make-pdf.ts';

/** The copy of a PDF. */
export async function cleanedPdf(pdf: Uint8Array): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await cleanPdf(bufferSource(Buffer.from(pdf)), async (bytes) => void pieces.push(bytes));
  return Buffer.concat(pieces);
}

/** A page with more on it. */
export const page = (more: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${more}>>`;

/** What stands in a PDF beside what makes it one. */
export interface Planted {
  readonly catalog?: string;
  readonly page?: string;
  /** From the fourth on. */
  readonly objects?: readonly string[];
}

/** A PDF of one page with what is planted. */
export const pdfWith = ({ catalog = '', page: ofPage = '', objects = [] }: Planted) =>
  makePdf({ catalog: catalogWith(catalog), objects: [page(ofPage), ...objects] });
