import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NoSuchFile, writeFault } from './cannot-store.ts';
import { isStorageKey, type FileStorage } from './file-storage.ts';

const partial = '.part';
const markName = '.installation';

/** Written to a temporary name and synced before it is moved, so that a name never refers to half a file. */
async function writeSynced(target: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const beside = `${target}${partial}`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    const handle = await open(beside, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw writeFault(error);
  }
}

/** The files below a folder that were last written before then, as `folder/name`; one that goes meanwhile is passed over. */
async function* oldFiles(folder: string, before: Date): AsyncGenerator<string> {
  for await (const inner of await opendir(folder)) {
    if (!inner.isDirectory()) continue;
    for await (const { name } of await opendir(path.join(folder, inner.name))) {
      const found = await stat(path.join(folder, inner.name, name)).catch(() => null);
      if (found?.isFile() && found.mtime < before) yield `${inner.name}/${name}`;
    }
  }
}

/** Stores files in a local folder: written to a temporary name, synced, then moved. */
export async function folderStorage(folder: string): Promise<FileStorage> {
  await mkdir(folder, { recursive: true });
  const place = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return path.join(folder, key);
  };
  return {
    write: (key, bytes) => writeSynced(place(key), bytes),
    async read(key, range) {
      const file = place(key);
      await access(file, constants.R_OK).catch((error: unknown) => {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        throw isMissing ? new NoSuchFile(key, error) : error;
      });
      return createReadStream(file, range);
    },
    remove: (key) => rm(place(key), { force: true }),
    async *list(before) {
      for await (const key of oldFiles(folder, before)) if (isStorageKey(key)) yield key;
    },
    async clearBrokenWrites(before) {
      let cleared = 0;
      for await (const name of oldFiles(folder, before)) {
        if (!name.endsWith(partial) || !isStorageKey(name.slice(0, -partial.length))) continue;
        await rm(path.join(folder, name), { force: true });
        cleared += 1;
      }
      return cleared;
    },
    async belongsTo(installation) {
      const mark = path.join(folder, markName);
      // If two mark it at once, the first wins.
      await writeFile(mark, installation, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw writeFault(error);
      });
      return (await readFile(mark, 'utf8')) === installation;
    },
    check: () => access(folder, constants.R_OK | constants.W_OK),
  };
}
