import { mkdir } from 'node:fs/promises';
import { isStorageKey, type FileStorage } from './file-storage.ts';
import type { Bucket } from './s3-bucket.ts';
import { clearSpool, spool } from './spool.ts';

const markName = '.installation';

function checked(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}

/** Stores files in a bucket with Amazon's S3 API; `spoolFolder` holds files during upload. */
export async function s3Storage(bucket: Bucket, spoolFolder: string): Promise<FileStorage> {
  await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
  return {
    async write(key, bytes) {
      const place = checked(key);
      const spooled = await spool(spoolFolder, bytes[Symbol.asyncIterator]());
      try {
        if (spooled.fault !== null) throw spooled.fault;
        await bucket.put(place, spooled);
      } finally {
        await spooled.remove();
      }
    },
    read: async (key, range) => bucket.open(checked(key), range),
    remove: async (key) => bucket.remove(checked(key)),
    async *list(before) {
      for await (const { key, writtenAt } of bucket.list('')) if (isStorageKey(key) && writtenAt < before) yield key;
    },
    clearBrokenWrites: (before) => clearSpool(spoolFolder, before),
    async belongsTo(installation) {
      const current = await bucket.text(markName);
      if (current !== null) return current === installation;
      await bucket.putFirst(markName, installation);
      return (await bucket.text(markName)) === installation;
    },
    check: () => bucket.check(),
  };
}
