import { FaultFound } from './fault-found.ts';

/** A document as the sandboxed process sees it: it asks for pieces, and never holds the whole. */
export interface ByteSource {
  readonly size: number;
  /** Bytes from `start` up to and without `end`; a range that the document does not have is a damage of it. */
  read(start: number, end: number): Promise<Buffer>;
}

/** No single piece may be larger, whatever a document says of its parts. */
export const largestPiece = 1024 * 1024;

const blockSize = 64 * 1024;
const savedBlocks = 32;

/** Asks for whole blocks and keeps the last few: formats jump to and fro in small steps. */
export function byteSource(size: number, ask: (start: number, end: number) => Promise<Buffer>): ByteSource {
  const kept = new Map<number, Promise<Buffer>>();
  const block = (index: number): Promise<Buffer> => {
    const found = kept.get(index) ?? ask(index * blockSize, Math.min(size, (index + 1) * blockSize));
    // The last used stands last; the first is the one to forget.
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

/** A source in memory, for what is packed inside a document. */
export function bufferSource(bytes: Buffer): ByteSource {
  return byteSource(bytes.length, (start, end) => Promise.resolve(bytes.subarray(start, end)));
}
