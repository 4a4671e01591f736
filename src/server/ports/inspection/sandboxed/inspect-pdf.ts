import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { inspectPdfFrame } from './inspect-pdf-frame.ts';
import { faultOfOpening, openPdfInPieces } from './open-pdf.ts';
import type { ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';

/** A table of objects that is a stream says how wide its entries are and how many there are; a reader believes both. */
const longestHead = 4096;
/** A file has a table for each time it was saved. */
const mostTables = 64;
/** More than a file of ours can hold, of a few bytes each. */
const mostEntries = 2_000_000;

/** Any character of a name may be written as its number. */
const withoutEscapes = (head: string): string =>
  head.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const numbersOf = (list: string): number[] => (list.match(/[+-]?[\d.]+/g) ?? []).map(Number);

/** Refuses a table that is longer than any file: a reader would count through it. */
function refuseEndless(head: string): void {
  const widths = /\/W\s*\[([^\]]*)\]/.exec(head)?.[1];
  if (widths === undefined) return;
  const width = numbersOf(widths).reduce((sum, one) => sum + one, 0);
  const counts = numbersOf(/\/Index\s*\[([^\]]*)\]/.exec(head)?.[1] ?? '').filter((_, place) => place % 2 === 1);
  const size = Number(/\/Size\s+(\d+)/.exec(head)?.[1] ?? 0);
  const entries = counts.length === 0 ? size : counts.reduce((sum, one) => sum + one, 0);
  if (!(width > 0) || !(entries <= mostEntries)) throw new FaultFound('too-complex');
}

/** Follows the tables of a PDF from the last one, without reading their objects. */
export async function inspectPdfTables(source: ByteSource): Promise<void> {
  const tail = await source.read(Math.max(0, source.size - 1024), source.size);
  let place = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(tail.toString('latin1'))?.[1];
  for (let tables = 0; place !== undefined && tables < mostTables; tables += 1) {
    const start = Number(place);
    if (start >= source.size) return;
    const read = await source.read(start, Math.min(source.size, start + longestHead));
    const head = withoutEscapes(read.toString('latin1').split('stream')[0] ?? '');
    refuseEndless(head);
    place = /\/Prev\s+(\d+)/.exec(head)?.[1];
  }
}

/** A sound PDF is opened by a few of its pieces; one that needs more is so broken that it has to be searched through. */
const readableBytes = 3 * 1024 * 1024;
const pieceSize = 64 * 1024;

/** A small file can name one page any number of times, and readers allocate memory for each. */
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

  /** The reader takes a range in one piece and becomes the owner of its bytes, so they must not be shared. */
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
  // Actions that run when it is opened; the reader must contain those that wait for a click in a form.
  const actions = [await document.getJSActions(), await first.getJSActions()];
  if (actions.some((action) => action !== null)) throw new FaultFound('scripts');
}

/** Opens a PDF as a reader does; throws its fault. */
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
