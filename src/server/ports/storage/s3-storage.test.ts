import { createServer } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isSwiftHere, startSwift } from '../../../test/object-store/start-swift.ts';
import { StoreAway } from './cannot-store.ts';
import { s3Storage, type S3Settings } from './s3-storage.ts';

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
const nowhere: S3Settings = {
  endpoint: 'http://127.0.0.1:1',
  region: 'us-east-1',
  bucket: 'colophon-files',
  accessKeyId: 'somebody',
  secretAccessKey: 'a secret',
};

describe('a store that does not answer, or refuses', () => {
  const refusing = createServer((request, response) => {
    request.resume();
    response.writeHead(503, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SlowDown</Code><Message>Not now</Message></Error>');
  });
  beforeAll(() => new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void refusing.close());
  // An address is known once it is listened at.
  const refusingEndpoint = () => `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;

  test.each([
    ['nobody there', () => 'http://127.0.0.1:1'],
    ['503', refusingEndpoint],
  ])(
    '%s: each call says that the store is away, and nothing is left here',
    { timeout: 30_000 },
    async (_, endpoint) => {
      const storage = await s3Storage({ ...nowhere, endpoint: endpoint() }, spool);
      for (const work of [
        () => storage.write(key, Readable.from([Buffer.from('some bytes')])),
        () => storage.read(key),
        () => storage.remove(key),
        () => storage.check(),
        () => storage.belongsTo('one'),
      ])
        await expect(work()).rejects.toBeInstanceOf(StoreAway);
      expect(readdirSync(spool)).toEqual([]);
    },
  );
});

test('a source that breaks off is its own fault, and nothing is sent', async () => {
  const storage = await s3Storage(nowhere, spool);
  async function* broken() {
    yield Buffer.from('some bytes');
    throw new Error('the line was cut');
  }
  await expect(storage.write(key, Readable.from(broken()))).rejects.toThrow('the line was cut');
  expect(readdirSync(spool)).toEqual([]);
});

if (!isSwiftHere)
  process.stderr.write(
    "\nSKIPPED: no bucket was used, since Debian's swift and memcached are not on this machine.\n\n",
  );

describe.skipIf(!isSwiftHere)('a bucket of OpenStack Swift', () => {
  let store: Awaited<ReturnType<typeof startSwift>>;
  beforeAll(async () => void (store = await startSwift()), 120_000);
  afterAll(() => store.stop());
  const opened = (changes: Partial<S3Settings> = {}) => s3Storage({ ...store.settings, ...changes }, spool);

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
    await expect(storage.read(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
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
});
