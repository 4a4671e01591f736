import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import { z } from 'zod';
import * as t from '../../messages/cli.ts';
import { StartError } from '../errors.ts';

/** The last entry: without it, the archive was cut off. */
const sumsName = 'checksums.json';
const Sums = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

/** Bytes on their way through, and their SHA-256 once they have gone. */
function hashed(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256');
  async function* passed() {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { bytes: passed(), digest: () => hash.digest('hex') };
}

/** An archive that is being written. */
export interface ArchiveWriter {
  add(name: string, size: number, bytes: AsyncIterable<Buffer>): Promise<void>;
}

async function sync(file: string): Promise<void> {
  await using handle = await open(file, 'r+');
  await handle.sync();
}

const contentOf = (value: unknown) => Buffer.from(JSON.stringify(value, null, 1));

/**
 * Writes a tar file whose last entry holds the SHA-256 of all others; it gets its name only once it is complete and
 * synced.
 */
export async function writeArchive(file: string, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const beside = `${file}.part`;
  const pack = tar.pack();
  const written = pipeline(pack, createWriteStream(beside, { mode: 0o600 }));
  written.catch(() => undefined);
  const sums: Record<string, string> = {};
  const add = async (name: string, size: number, source: AsyncIterable<Buffer>) => {
    const { bytes, digest } = hashed(source);
    await pipeline(Readable.from(bytes, { objectMode: false }), pack.entry({ name, size, mode: 0o600 }));
    sums[name] = digest();
  };
  try {
    await fill({ add });
    const last = contentOf(sums);
    await add(sumsName, last.length, Readable.from([last]));
    pack.finalize();
    await written;
    await sync(beside);
    await rename(beside, file);
  } catch (error) {
    pack.destroy();
    // The disk's error is the cause of later ones.
    const cause: unknown = await written.then(
      () => error,
      (fault: unknown) => (fault instanceof Error && 'syscall' in fault ? fault : error),
    );
    await rm(beside, { force: true });
    throw cause;
  }
}

/** The entries of an archive in their order; each must be read before the next. */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; bytes: Readable }> {
  const extract = tar.extract();
  const read = pipeline(createReadStream(file), extract);
  read.catch(() => undefined);
  for await (const entry of extract)
    yield { name: entry.header.name, bytes: Readable.from(entry, { objectMode: false }) };
  await read;
}

const damaged = (what: string) => new StartError(t.backupDamaged({ fault: what }));

/** Reads an archive to its end and compares every checksum; refuses one that is cut off or was changed. */
export async function checkArchive(file: string): Promise<void> {
  const found = new Map<string, string>();
  let noted: Record<string, string> | null = null;
  try {
    for await (const { name, bytes } of readArchive(file)) {
      if (name === sumsName) {
        noted = Sums.parse(JSON.parse(String(await buffer(bytes))));
        continue;
      }
      const passing = hashed(bytes);
      for await (const _ of passing.bytes);
      found.set(name, passing.digest());
    }
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : String(error));
  }
  if (noted === null) throw damaged(t.backupEndMissing());
  for (const [name, sum] of Object.entries(noted))
    if (found.get(name) !== sum) throw damaged((found.has(name) ? t.backupFileChanged : t.backupFileGone)({ name }));
  for (const name of found.keys()) if (!(name in noted)) throw damaged(t.backupFileAdded({ name }));
}
