import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, opendir, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import { writeFault } from './cannot-store.ts';

/** Bytes that lie on this machine's disk while they are on their way: a store wants their length and checksum before them. */
export interface Spooled {
  readonly size: number;
  /** In Base64, as in HTTP. */
  readonly md5: string;
  /** Whether there may be more where these came from. */
  readonly isCut: boolean;
  /** What broke the source off behind these bytes. */
  readonly fault: Error | null;
  read(): Readable;
  remove(): Promise<void>;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function take(source: AsyncIterator<Buffer>, file: FileHandle, hash: Hash, enough: number) {
  let size = 0;
  while (size < enough) {
    const next = await source.next().catch((error: unknown) => ({ done: true as const, value: asError(error) }));
    if (next.done === true) return { size, isCut: false, fault: next.value instanceof Error ? next.value : null };
    hash.update(next.value);
    await file.writeFile(next.value).catch((error: unknown) => {
      throw writeFault(error);
    });
    size += next.value.length;
  }
  return { size, isCut: true, fault: null };
}

async function takeInto<T>(file: FileHandle, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await file.close();
  }
}

/** Saves what a source yields until it ends, fails, or has yielded enough. */
export async function spool(folder: string, source: AsyncIterator<Buffer>, enough = Infinity): Promise<Spooled> {
  const place = path.join(folder, v7());
  const remove = () => rm(place, { force: true });
  const hash = createHash('md5');
  try {
    const file = await open(place, 'wx', 0o600).catch((error: unknown) => {
      throw writeFault(error);
    });
    const taken = await takeInto(file, () => take(source, file, hash, enough));
    return { ...taken, md5: hash.digest('base64'), read: () => createReadStream(place), remove };
  } catch (error) {
    await remove();
    await source.return?.();
    throw error;
  }
}

/** Deletes files last written before then, which a killed process left; returns how many. */
export async function clearSpool(folder: string, before: Date): Promise<number> {
  let cleared = 0;
  for await (const { name } of await opendir(folder)) {
    const place = path.join(folder, name);
    if ((await stat(place)).mtime >= before) continue;
    await rm(place, { force: true });
    cleared += 1;
  }
  return cleared;
}
