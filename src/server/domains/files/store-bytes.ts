import { createHash } from 'node:crypto';
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
export async function storeBytes(storage: FileStorage, bytes: AsyncIterable<Buffer>): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let size = 0;
  // A generator is only read once the store reads it: a source that breaks off before then cannot fail unheard.
  async function* metered(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const storageKey = newStorageKey();
  await storage.write(storageKey, metered(bytes));
  return { storageKey, size, sha256: hash.digest('hex') };
}
