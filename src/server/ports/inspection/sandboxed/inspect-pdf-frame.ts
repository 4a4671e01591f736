import type { ByteSource } from './byte-source.ts';
import { FaultFound } from './fault-found.ts';

/** What the end of a ZIP archive takes at most: its record and the longest comment. */
const tailSize = 22 + 65_535;
const archiveEnd = Buffer.from('PK\u0005\u0006', 'latin1');

/** Whether a file ends as a ZIP archive: readers of such look from the end, whatever is at the beginning. */
function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.indexOf(archiveEnd); at !== -1; at = tail.indexOf(archiveEnd, at + 1)) {
    const commentLength = at + 22 <= tail.length ? tail.readUInt16LE(at + 20) : -1;
    if (at + 22 + commentLength === tail.length) return true;
  }
  return false;
}

/** Throws if anything precedes or follows a PDF, because other programs could read the file as another type. */
export async function inspectPdfFrame(source: ByteSource): Promise<void> {
  const head = await source.read(0, Math.min(source.size, 1024));
  const header = head.indexOf('%PDF-');
  if (header !== 0) throw new FaultFound(header === -1 ? 'damaged' : 'header-not-first');
  const tail = await source.read(Math.max(0, source.size - tailSize), source.size);
  if (endsAsArchive(tail)) throw new FaultFound('second-archive');
  const end = tail.lastIndexOf('%%EOF');
  if (end === -1) throw new FaultFound('cut-short');
  // White space of the format, which NUL belongs to.
  if (/[^\0\t\n\f\r ]/.test(tail.toString('latin1', end + 5))) {
    // A new revision had begun: what ends there is not the document.
    const isCut = /\d+ \d+ obj\b/.test(tail.toString('latin1', end + 5, end + 200));
    throw new FaultFound(isCut ? 'cut-short' : 'bytes-after-end');
  }
}
