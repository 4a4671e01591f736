import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { NoSuchFile, StoreAway } from './cannot-store.ts';
import { openBucket, type S3Settings } from './s3-bucket.ts';
import { s3Storage } from './s3-storage.ts';

const store = inject('objectStore');
let spool = '';
beforeEach(() => void (spool = mkdtempSync(path.join(tmpdir(), 'colophon-spool-'))));
afterEach(() => rmSync(spool, { recursive: true, force: true }));

const key = 'ab/01a1ff00-0000-7000-8000-0000000000ab';
const other = 'cd/01a1ff00-0000-7000-8000-0000000000cd';
const inAnHour = () => new Date(Date.now() + 3_600_000);
async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const listed of keys) found.push(listed);
  return found.toSorted();
}

function opened(changes: Partial<S3Settings> = {}) {
  if (store === null) throw new Error('There is no object store');
  return s3Storage(openBucket({ ...store, ...changes }), spool);
}

test('what is written is read, whole and in part, listed, and removed', async () => {
  const storage = await opened();
  await storage.check();
  await storage.write(key, Readable.from([Buffer.from('some '), Buffer.from('bytes')]));
  await storage.write(other, Readable.from([]));
  expect(await text(await storage.read(key))).toBe('some bytes');
  expect(await text(await storage.read(key, { start: 2, end: 6 }))).toBe('me by');
  expect(await text(await storage.read(other))).toBe('');
  expect(await collect(storage.list(inAnHour()))).toEqual([key, other]);
  expect(await collect(storage.list(new Date(Date.now() - 3_600_000)))).toEqual([]);
  for (const gone of [key, key, other]) await storage.remove(gone);
  expect(await collect(storage.list(inAnHour()))).toEqual([]);
  await expect(storage.read(key)).rejects.toBeInstanceOf(NoSuchFile);
  expect(readdirSync(spool)).toEqual([]);
});

test('a store belongs to the installation that marked it first', async () => {
  const storage = await opened();
  expect(await storage.belongsTo('one')).toBe(true);
  expect(await storage.belongsTo('two')).toBe(false);
  expect(await (await opened()).belongsTo('one')).toBe(true);
  expect(await collect(storage.list(inAnHour()))).toEqual([]);
});

test('a wrong key and a bucket that is not there make it not ready', async () => {
  for (const wrong of [{ secretAccessKey: 'wrong' }, { bucket: 'no-such-bucket' }])
    await expect((await opened(wrong)).check()).rejects.toBeInstanceOf(StoreAway);
});
