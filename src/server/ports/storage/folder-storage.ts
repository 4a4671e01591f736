import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './file-storage.ts';

const keyPattern = /^[a-z0-9]{2}\/[a-z0-9-]{8,80}$/;

/** Keeps files in a folder of this machine: written beside their place, synced, then moved into it. */
export async function folderStorage(folder: string): Promise<FileStorage> {
  await mkdir(folder, { recursive: true });
  const place = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`Not a storage key: ${key}`);
    return path.join(folder, key);
  };
  return {
    async write(key, bytes) {
      const target = place(key);
      const partial = `${target}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await pipeline(bytes, createWriteStream(partial, { mode: 0o600 }));
        const handle = await open(partial);
        try {
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const file = place(key);
      await access(file, constants.R_OK);
      return createReadStream(file, range);
    },
    remove: (key) => rm(place(key), { force: true }),
    check: () => access(folder, constants.R_OK | constants.W_OK),
  };
}
