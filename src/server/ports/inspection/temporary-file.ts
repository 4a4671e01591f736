import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange } from '../storage/file-storage.ts';
import type { DocumentBytes, TakePiece } from './document-inspector.ts';

const stretch = 256 * 1024;

/** A document in a file that grows piece by piece, without being in memory. */
export interface TemporaryFile extends DocumentBytes {
  readonly take: TakePiece;
}

async function* piecesOf(file: FileHandle, { start, end }: ByteRange) {
  for (let at = start; at <= end;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(stretch, end + 1 - at)), 0, null, at);
    if (bytesRead === 0) throw new Error('A temporary file is shorter than it should be');
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** Lends an empty file of no name, which is gone after use. */
export async function withTemporaryFile<T>(work: (file: TemporaryFile) => Promise<T>): Promise<T> {
  const name = path.join(tmpdir(), `colophon-document-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  let size = 0;
  try {
    // The bytes stay while the file is open, but no other process can find them.
    await rm(name);
    return await work({
      get size() {
        return size;
      },
      take: async (piece) => {
        await file.writeFile(piece);
        size += piece.length;
      },
      read: async (range) => Readable.from(piecesOf(file, range), { objectMode: false }),
    });
  } finally {
    await file.close();
  }
}
