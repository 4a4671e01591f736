import type { Readable } from 'node:stream';
import type { Holder } from '../workers/fair-locks.ts';

/** A made PDF, which lies in a folder of its own until it is discarded. */
export interface ConvertedPdf {
  open(): Readable;
  discard(): Promise<void>;
}

/** The document could not be made a PDF: by its own fault, or because it took too long. */
export class ConversionError extends Error {}

/** Makes PDFs out of Word documents, where a program for it is on the machine (decision 19). */
export interface DocumentConverter {
  readonly isAvailable: boolean;
  /** `name` says by its ending which kind of document the bytes are; throws a ConversionError. */
  toPdf(open: () => Promise<Readable>, name: string): Promise<ConvertedPdf>;
  /**
   * The same for one account, which waits behind one document of each other account; a cancelled request is dropped.
   */
  onBehalfOf(holder: Holder): DocumentConverter;
  /** Ends running conversions. */
  close(): Promise<void>;
}
