import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotStore, NoSuchFile } from './cannot-store.ts';
import { folderStorage } from './folder-storage.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'colophon-storage-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = 'ab/01a1ff00-0000-7000-8000-0000000000ab';
const names = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
async function collect(keys: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const listed of keys) found.push(listed);
  return found.toSorted();
}

test('a full disk is named for what it is, and leaves nothing half written', async () => {
  const storage = await folderStorage(folder);
  mkdirSync(path.join(folder, 'ab'));
  symlinkSync('/dev/full', path.join(folder, `${key}.part`));
  const error: unknown = await storage.write(key, Readable.from(['some bytes'])).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(CannotStore);
  expect((error as CannotStore).cause).toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(path.join(folder, 'ab'))).toEqual([]);
});

test('a source that breaks off is its own fault, and leaves nothing half written', async () => {
  const storage = await folderStorage(folder);
  async function* broken() {
    yield 'some bytes';
    throw new Error('the line was cut');
  }
  await expect(storage.write(key, Readable.from(broken()))).rejects.toThrow('the line was cut');
  expect(names()).toEqual([]);
});

test('keys are listed by when they were written; what is no key is not', async () => {
  const storage = await folderStorage(folder);
  const old = 'cd/01a1ff00-0000-7000-8000-0000000000cd';
  await storage.write(key, Readable.from(['new']));
  await storage.write(old, Readable.from(['old']));
  writeFileSync(path.join(folder, 'cd', 'README.TXT'), '');
  writeFileSync(path.join(folder, `${old}.part`), '');
  for (const name of [old, 'cd/README.TXT', `${old}.part`]) utimesSync(path.join(folder, name), 1000, 1000);
  const hourAgo = new Date(Date.now() - 3_600_000);
  expect(await collect(storage.list(hourAgo))).toEqual([old]);
  expect(await collect(storage.list(new Date(Date.now() + 1000)))).toEqual([key, old]);
  expect(await storage.clearBrokenWrites(hourAgo)).toBe(1);
  expect(names().toSorted()).toEqual([
    '01a1ff00-0000-7000-8000-0000000000ab',
    '01a1ff00-0000-7000-8000-0000000000cd',
    'README.TXT',
  ]);
  expect(await text(await storage.read(old))).toBe('old');
});

test('a key that leads elsewhere is refused', async () => {
  const storage = await folderStorage(path.join(folder, 'files'));
  writeFileSync(path.join(folder, 'secret'), 'a secret');
  await expect(async () => storage.read('../secret')).rejects.toThrow('Not a storage key: ../secret');
  expect(() => storage.remove('../secret')).toThrow('Not a storage key');
  expect(() => storage.write('../other', Readable.from(['x']))).toThrow('Not a storage key');
  expect(names()).toEqual(['secret']);
});

test('issue 9: a file that is not there is named as such, and a folder that cannot be read is not', async () => {
  const storage = await folderStorage(folder);
  await expect(storage.read(key)).rejects.toThrow(NoSuchFile);
  writeFileSync(path.join(folder, 'ab'), 'in the way');
  await expect(storage.read(key)).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('a store belongs to the installation that marked it first', async () => {
  const storage = await folderStorage(folder);
  const marked = await Promise.all(['one', 'two'].map((installation) => storage.belongsTo(installation)));
  expect(marked.filter(Boolean)).toHaveLength(1);
  const first = marked[0] ? 'one' : 'two';
  const again = await folderStorage(folder);
  expect(await again.belongsTo(first)).toBe(true);
  expect(await again.belongsTo('three')).toBe(false);
});
