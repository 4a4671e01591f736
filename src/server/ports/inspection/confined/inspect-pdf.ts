import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import type { ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';
import { inspectPdfFrame } from './inspect-pdf-frame.ts';
import { inspectPdfTables } from './inspect-pdf-tables.ts';
import { faultOfOpening, openPdfInPieces } from './open-pdf.ts';

/** A sound PDF is opened by a few of its pieces; one that needs more is so broken that it has to be searched through. */
const readableBytes = 3 * 1024 * 1024;
const pieceSize = 64 * 1024;

/** Small files can name one page any number of times, and whoever reads them makes room for as many. */
const mostPages = 10_000;

/** Hands the reader the pieces that it asks for, up to the limit. */
class PiecesOf extends pdfjs.PDFDataRangeTransport {
  readonly overdrawn: Promise<never>;
  readonly #source: ByteSource;
  #fail: (fault: unknown) => void = () => {};
  #handedOut = 0;

  constructor(source: ByteSource) {
    super(source.size, null);
    this.#source = source;
    this.overdrawn = new Promise((_resolve, reject) => {
      this.#fail = reject;
    });
    this.overdrawn.catch(() => {});
  }

  override requestDataRange(begin: number, end: number): void {
    this.#handedOut += end - begin;
    if (this.#handedOut > readableBytes) this.#fail(new FaultFound('damaged'));
    else void this.#handOut(begin, end).catch((error: unknown) => this.#fail(error));
  }

  /** The reader takes a range in one piece, and takes its bytes over: they must be nobody else's. */
  async #handOut(begin: number, end: number): Promise<void> {
    const range = new Uint8Array(end - begin);
    for (let start = begin; start < end; start += pieceSize)
      range.set(await this.#source.read(start, Math.min(end, start + pieceSize)), start - begin);
    this.onDataRange(begin, range);
  }
}

async function inspectOpened(document: pdfjs.PDFDocumentProxy): Promise<void> {
  if (document.numPages < 1) throw new FaultFound('no-pages');
  if (document.numPages > mostPages) throw new FaultFound('too-complex');
  const first = await document.getPage(1);
  // What runs by itself when it is opened; what waits for a click in a form is the reader's to contain.
  const actions = [await document.getJSActions(), await first.getJSActions()];
  if (actions.some((action) => action !== null)) throw new FaultFound('scripts');
}

/** Opens a PDF as a reader does; throws what is wrong with it. */
export async function inspectPdf(source: ByteSource): Promise<void> {
  await inspectPdfFrame(source);
  await inspectPdfTables(source);
  const range = new PiecesOf(source);
  const opening = openPdfInPieces(range, pieceSize);
  try {
    await Promise.race([opening.promise.then(inspectOpened), range.overdrawn]);
  } catch (error) {
    throw faultOfOpening(error);
  }
}
