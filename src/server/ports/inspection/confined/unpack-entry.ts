import { crc32 } from 'node:zlib';
import { FaultFound } from './fault-found.ts';
import type { Archive, ArchiveEntry } from './read-archive.ts';

export interface Unpacked {
  /** The first bytes, by which formats are known. */
  readonly start: Buffer;
  /** All of it, where that was asked for. */
  readonly whole: Buffer | null;
}

const startLength = 16;

/**
 * Unpacks an entry to its end, passing it by: what it declared must be true. Kept whole is what `keeps` says, by its start,
 * up to so many bytes; larger ones are refused.
 */
export async function unpackEntry(
  { zip }: Archive,
  { entry }: ArchiveEntry,
  keeps: (start: Buffer) => number | null,
): Promise<Unpacked> {
  const stream = await zip.openReadStreamPromise(entry);
  const kept: Buffer[] = [];
  let [sum, length]: [number, number] = [0, 0];
  let start = Buffer.alloc(0);
  let most: number | null = null;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sum = crc32(chunk, sum);
    length += chunk.length;
    const isBeginning = start.length < startLength;
    if (isBeginning) start = Buffer.concat([start, chunk.subarray(0, startLength - start.length)]);
    if (isBeginning) most = keeps(start);
    if (most !== null && length > most) throw new FaultFound('inflated');
    if (most !== null || start.length < startLength) kept.push(chunk);
    else kept.length = 0;
  }
  if (length !== entry.uncompressedSize || sum !== entry.crc32) throw new FaultFound('damaged');
  return { start, whole: most === null ? null : Buffer.concat(kept) };
}
