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

/** Follows the tables of a PDF from the last one on, without reading what is in them. */
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
