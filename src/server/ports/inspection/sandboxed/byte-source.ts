import { FaultFound } from './fault-found.ts';

/** A document as the sandboxed worker sees it: it requests pieces, and never holds the whole. */
export interface ByteSource {
  readonly size: number;
  /** Bytes from `start` up to and without `end`; a range that the document does not have is a damage of it. */
  read(start: number, end: number): Promise<Buffer>;
}

/** No single piece may be larger, whatever a document says of its parts. */
export const largestPiece = 1024 * 1024;

const blockSize = 64 * 1024;
const savedBlocks = 32;

/** Reads whole blocks and caches the last few, because formats jump back and forth in small steps. */
export function byteSource(size: number, ask: (start: number, end: number) => Promise<Buffer>): ByteSource {
  const kept = new Map<number, Promise<Buffer>>();
  const block = (index: number): Promise<Buffer> => {
    const found = kept.get(index) ?? ask(index * blockSize, Math.min(size, (index + 1) * blockSize));
    // The last used is last; the first is evicted.
    kept.delete(index);
    kept.set(index, found);
    for (const oldest of kept.keys()) if (kept.size > savedBlocks) kept.delete(oldest);
    return found;
  };
  return {
    size,
    async read(start, end) {
      const isWithin = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end <= size;
      if (!isWithin || start > end || end - start > largestPiece) throw new FaultFound('damaged');
      const pieces: Buffer[] = [];
      for (let index = Math.floor(start / blockSize); index * blockSize < end; index += 1) {
        const from = index * blockSize;
        pieces.push((await block(index)).subarray(Math.max(0, start - from), end - from));
      }
      return Buffer.concat(pieces);
    },
  };
}

/** A source in memory, for files inside a document. */
export function bufferSource(bytes: Buffer): ByteSource {
  return byteSource(bytes.length, (start, end) => Promise.resolve(bytes.subarray(start, end)));
}
