import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import * as t from '../../../messages/file-responses.ts';
import type { FileStorage } from '../../ports/storage/file-storage.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { CannotStore, StoreAway } from '../../ports/storage/cannot-store.ts';

/** Takes the first bytes off a stream to look at, and gives them back in front of the rest. */
export async function readHead(
  stream: AsyncIterable<Buffer>,
  size: number,
): Promise<{ head: Buffer; whole: AsyncIterable<Buffer> }> {
  const chunks: Buffer[] = [];
  let length = 0;
  const iterator = stream[Symbol.asyncIterator]();
  while (length < size) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(Buffer.from(next.value));
    length += next.value.length;
  }
  const head = Buffer.concat(chunks);
  async function* again() {
    yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { head, whole: again() };
}

/** What is left of an upload that could not be stored. */
export type Saved = 'previous' | 'part' | 'nothing';

/** The answer when the store cannot take a file; other errors are passed on. */
export function storageFault(ctx: Context, error: unknown, saved: Saved): unknown {
  if (!(error instanceof CannotStore || error instanceof StoreAway)) return error;
  ctx.log.error({ err: error.cause }, 'The store cannot take files');
  if (error instanceof StoreAway) return new AppError('unavailable', t.storageAway({ saved }));
  return new AppError('storage-full', t.storageFull({ saved }));
}

export interface StoredBytes {
  readonly storageKey: string;
  readonly size: number;
  readonly sha256: string;
}

/** A key made by the server, without any client input. */
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
