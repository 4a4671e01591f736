import { createServer } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoreAway } from './cannot-store.ts';
import { openBucket, type S3Settings } from './s3-bucket.ts';
import { s3Storage } from './s3-storage.ts';
import { atTheEnd } from '../../../test/at-the-end.ts';

let spool = '';
beforeEach(() => void (spool = mkdtempSync(path.join(tmpdir(), 'colophon-spool-'))));
afterEach(() => rmSync(spool, { recursive: true, force: true }));

const key = 'ab/01a1ff00-0000-7000-8000-0000000000ab';
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
  atTheEnd(() => void refusing.close());
  // An address is known once it is listened at.
  const refusingEndpoint = () => `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;

  test.each([
    ['nobody there', () => 'http://127.0.0.1:1'],
    ['503', refusingEndpoint],
  ])(
    '%s: each call says that the store is away, and nothing is left here',
    { timeout: 30_000 },
    async (_, endpoint) => {
      const storage = await s3Storage(openBucket({ ...nowhere, endpoint: endpoint() }), spool);
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
  const storage = await s3Storage(openBucket(nowhere), spool);
  async function* broken() {
    yield Buffer.from('some bytes');
    throw new Error('the line was cut');
  }
  await expect(storage.write(key, Readable.from(broken()))).rejects.toThrow('the line was cut');
  expect(readdirSync(spool)).toEqual([]);
});
