import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import * as tus from 'tus-js-client';
import pg from 'pg';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { reply, send } from './product/client.ts';
import { aPdf, aSubmission, aUser } from './product/factories.ts';
import { begun, offsetOf, sendPiece, type Reachable } from './product/resumable.ts';
import { serverProcess } from './product/server-process.ts';
import { slowPiece } from './product/slow-piece.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const owner = await aUser(product);
/** The one that is killed; the product itself goes on beside it, on the same database and folder. */
const server = await serverProcess(product);
const megabyte = 1024 * 1024;
/** A server takes a while to start where many tests run. */
const inTime = { timeout: 60_000 };

/** A document of so many bytes, of which none is like another. */
const aLongPdf = (bytes: number) => aPdf(randomBytes(bytes / 2).toString('hex'));

const storedUnder = async (awsId: string) => {
  const [stored] = (await reply(product, files.list, { params: { awsId } }, owner)).uploads;
  const opened = await fetch(product.url + stored?.url, { headers: { authorization: `Bearer ${owner.token}` } });
  return Buffer.from(await opened.arrayBuffer());
};

const partialSize = (location: string): number =>
  statSync(path.join(product.dataDir, 'uploads-in-progress', owner.user.id, location.split('/').at(-1) ?? '')).size;

/** The upload of a document as our own pages make it, with their library, piece by piece. */
function asThePagesDo(at: Reachable, awsId: string, bytes: Uint8Array, onPiece: (sent: number) => void) {
  return new Promise<{ starts: number }>((resolve, reject) => {
    const count = { starts: 0 };
    const upload = new tus.Upload(Buffer.from(bytes), {
      endpoint: at.url + files.beginResumable.path,
      chunkSize: 256 * 1024,
      retryDelays: [100, 200, 500, 1000, 2000, 4000, 4000],
      metadata: { filename: 'paper.pdf', awsId, slot: '1' },
      headers: { authorization: `Bearer ${owner.token}` },
      onAfterResponse: (_, answer) => void (count.starts += answer.getStatus() === 201 ? 1 : 0),
      onChunkComplete: (_size, sent) => onPiece(sent),
      onError: reject,
      onSuccess: () => resolve(count),
    });
    upload.start();
  });
}

/** Ends every connection to the database, as a restart of it does. */
async function cutDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: product.config.databaseUrl ?? '' });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

test(
  'a server that is killed in the middle of an upload and comes back: the pages go on from where it was',
  inTime,
  async () => {
    const awsId = v7();
    const whole = aLongPdf(6 * megabyte);
    const killed: { again?: Promise<void> } = {};
    const { starts } = await asThePagesDo(server, awsId, whole, (sent) => {
      if (sent > 2 * megabyte) killed.again ??= server.kill().then(server.start);
    });
    await killed.again;
    expect(killed.again).toBeDefined();
    expect(starts).toBe(1);
    expect((await storedUnder(awsId)).equals(whole)).toBe(true);
  },
);

test('a server that is killed while bytes are on the line keeps those that came', inTime, async () => {
  const awsId = v7();
  const whole = aLongPdf(2 * megabyte);
  const location = await begun(server, owner.token, { awsId, size: whole.length });
  const piece = slowPiece(server, owner.token, location, { offset: 0, length: whole.length });
  await piece.send(whole.slice(0, megabyte));
  await expect.poll(() => partialSize(location)).toBeGreaterThan(megabyte / 2);
  await server.kill();
  await expect(piece.end()).rejects.toThrow(/ECONNRESET|socket hang up|EPIPE/);
  await server.start();
  const offset = await offsetOf(server, owner.token, location);
  expect(offset).toBeGreaterThan(megabyte / 2);
  expect((await sendPiece(server, owner.token, location, offset, whole.slice(offset))).status).toBe(204);
  expect((await storedUnder(awsId)).equals(whole)).toBe(true);
});

test('a database that is restarted between the upload and the submission: nothing is lost, and the author goes on', async () => {
  const body = await aSubmission(product, owner);
  await cutDatabase();
  await expect
    .poll(async () => (await send(product, manuscripts.create, { body }, owner)).status, { timeout: 10_000 })
    .toBe(201);
  const { manuscripts: mine } = await reply(product, manuscripts.mine, {}, owner);
  expect(mine.filter(({ awsId }) => awsId === body.awsId)).toHaveLength(1);
  expect(await storedUnder(body.awsId)).not.toHaveLength(0);
});

test('a database that is restarted during an upload: the pages go on from where it was', inTime, async () => {
  const awsId = v7();
  const whole = aLongPdf(4 * megabyte);
  const cut: { done?: Promise<void> } = {};
  const { starts } = await asThePagesDo(product, awsId, whole, (sent) => {
    if (sent > megabyte) cut.done ??= cutDatabase();
  });
  await cut.done;
  expect(starts).toBe(1);
  expect((await storedUnder(awsId)).equals(whole)).toBe(true);
});

test('paused and gone on with, by the library of our pages: one upload, equal bytes', async () => {
  const awsId = v7();
  const whole = aLongPdf(2 * megabyte);
  const upload = new tus.Upload(Buffer.from(whole), {
    endpoint: product.url + files.beginResumable.path,
    chunkSize: 128 * 1024,
    metadata: { filename: 'paper.pdf', awsId, slot: '1' },
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const sent = new EventTarget();
  upload.options.onChunkComplete = () => sent.dispatchEvent(new Event('piece'));
  upload.options.onSuccess = () => sent.dispatchEvent(new Event('done'));
  const firstPiece = once(sent, 'piece');
  upload.start();
  await firstPiece;
  await upload.abort();
  const { url } = upload;
  const done = once(sent, 'done');
  upload.start();
  await done;
  expect(upload.url).toBe(url);
  expect((await storedUnder(awsId)).equals(whole)).toBe(true);
});
