import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { FileStorage } from '../../ports/storage/file-storage.ts';

export interface StoredBytes {
  readonly storageKey: string;
  readonly size: number;
  readonly sha256: string;
}

/** A key of the server's own making: nothing of it comes from a client. */
function newStorageKey(): string {
  const id = v7();
  return `${id.slice(-2)}/${id}`;
}

/** Streams bytes into the store, counting and hashing as they pass. */
export async function storeBytes(storage: FileStorage, bytes: Readable): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  bytes.once('error', (error) => meter.destroy(error));
  const storageKey = newStorageKey();
  await storage.write(storageKey, bytes.pipe(meter));
  return { storageKey, size, sha256: hash.digest('hex') };
}
