import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { files } from '../contracts/files.ts';
import { openBucket } from '../server/ports/storage/s3-bucket.ts';
import { rules } from '../server/ports/limits/limit-rules.ts';
import { anSmtpServer } from './mail/an-smtp-server.ts';
import { reply, send } from './product/client.ts';
import { aPdf, aUser, password } from './product/factories.ts';
import { created } from './product/journal-administration.ts';
import { clearAfter, day, hour } from './product/later.ts';
import { begun, offsetOf, sendPiece } from './product/resumable.ts';
import { serverProcess } from './product/server-process.ts';
import { slowPiece } from './product/slow-piece.ts';
import { startProduct } from './product/start-product.ts';
import { partialUploads } from './product/uploads-in-progress.ts';
import { atTheEnd } from './at-the-end.ts';

const smtp = await anSmtpServer();
const shared = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.org', CALL_LIMITS: 'on' };
/** It takes calls and leaves the work that they ask for to the machines. */
const product = await startProduct(shared, { hasWorkers: false });
const megabyte = 1024 * 1024;
const inTime = { timeout: 120_000 };

/** A process that shares nothing with others but the database, the bucket and the mail server. */
async function aMachine() {
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-machine-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const server = await serverProcess(product, { ...shared, DATA_DIR: folder, SITE_URL: product.url });
  return { server, folder, site: { ...product, url: server.url } };
}

const one = await aMachine();
const other = await aMachine();
const owner = await aUser(product);
const administrator = await aUser(product, { isAdmin: true });

const storedAt = async (at: typeof product, awsId: string) => {
  const [stored] = (await reply(at, files.list, { params: { awsId } }, owner)).uploads;
  const opened = await fetch(at.url + stored?.url, { headers: { authorization: `Bearer ${owner.token}` } });
  return Buffer.from(await opened.arrayBuffer());
};

/** How many objects an upload in progress is. */
async function objectsOf(location: string): Promise<number> {
  const { s3 } = product.config;
  if (s3 === null) throw new Error('The product has no bucket');
  const names: string[] = [];
  for await (const { key } of openBucket(s3).list(
    `uploads-in-progress/${owner.user.id}/${location.split('/').at(-1)}/`,
  ))
    names.push(key);
  return names.length;
}

test('issue 9: who signs in at one machine is signed in at every other, and signed out at all', async () => {
  const { email } = await aUser(product);
  const { token } = await reply(one.site, accounts.login, { body: { email, password } });
  expect((await send(other.site, files.list, { params: { awsId: v7() } }, { token })).status).toBe(404);
  await reply(other.site, accounts.logout, {}, { token });
  expect((await send(one.site, files.list, { params: { awsId: v7() } }, { token })).status).toBe(401);
});

test('issue 9: what is published by one machine is within a second on the pages that another keeps', async () => {
  const page = async (at: typeof product) => (await fetch(`${at.url}/journal`)).text();
  await page(other.site);
  const { journalTitle } = await created(one.site, administrator, { journalTitle: 'Journal of Two Machines' });
  expect(await page(one.site)).toContain(journalTitle);
  await expect.poll(() => page(other.site), { timeout: 1000 }).toContain(journalTitle);
});

test('issue 9: a letter that one process asks for is sent by whichever machine has time, once', async () => {
  const { email } = await aUser(product);
  await reply(product, accounts.forgotPassword, { body: { email } });
  await expect.poll(() => smtp.messagesTo(email).length, { timeout: 15_000 }).toBe(1);
  // What came after it has gone out: a second one of it would have come before.
  const next = await aUser(product);
  await reply(product, accounts.forgotPassword, { body: { email: next.email } });
  await expect.poll(() => smtp.messagesTo(next.email).length, { timeout: 15_000 }).toBe(1);
  expect(smtp.messagesTo(email)).toHaveLength(1);
});

test(
  'issue 9: an upload whose machine is killed goes on at another, from what was acknowledged and beyond',
  inTime,
  async () => {
    const awsId = v7();
    const whole = aPdf(randomBytes(5 * megabyte).toString('hex'));
    const location = await begun(one.site, owner.token, { awsId, size: whole.length });
    expect((await sendPiece(one.site, owner.token, location, 0, whole.slice(0, megabyte))).status).toBe(204);
    const piece = slowPiece(one.site, owner.token, location, { offset: megabyte, length: whole.length - megabyte });
    await piece.send(whole.slice(megabyte, 9.5 * megabyte));
    // The facts, the first piece, and the first eight megabytes of the one that is on its way.
    await expect.poll(() => objectsOf(location), { timeout: 20_000 }).toBe(3);
    await one.server.kill();
    await expect(piece.end()).rejects.toThrow(/ECONNRESET|socket hang up|EPIPE/);
    const offset = await offsetOf(other.site, owner.token, location);
    expect(offset).toBeGreaterThanOrEqual(9 * megabyte);
    expect((await sendPiece(other.site, owner.token, location, offset, whole.slice(offset))).status).toBe(204);
    expect((await storedAt(other.site, awsId)).equals(Buffer.from(whole))).toBe(true);
    expect(await partialUploads(product)).toEqual([]);
    await one.server.start();
    expect((await storedAt(one.site, awsId)).equals(Buffer.from(whole))).toBe(true);
  },
);

test(
  'issue 9: an upload in twenty small pieces, by turns at two machines, is a few objects and the same file',
  inTime,
  async () => {
    const awsId = v7();
    const whole = aPdf(randomBytes(2000).toString('hex'));
    const location = await begun(one.site, owner.token, { awsId, size: whole.length });
    const size = Math.ceil(whole.length / 20);
    const last = 19 * size;
    for (let from = 0; from < last; from += size) {
      const at = (from / size) % 2 === 0 ? one.site : other.site;
      expect((await sendPiece(at, owner.token, location, from, whole.slice(from, from + size))).status).toBe(204);
    }
    expect(await objectsOf(location)).toBeLessThan(10);
    expect((await sendPiece(one.site, owner.token, location, last, whole.slice(last))).status).toBe(204);
    expect((await storedAt(other.site, awsId)).equals(Buffer.from(whole))).toBe(true);
  },
);

test('issue 9: an upload that nobody goes on with leaves nothing in the bucket and nothing on a machine', async () => {
  const location = await begun(one.site, owner.token, { size: 1000 });
  await sendPiece(one.site, owner.token, location, 0, new Uint8Array(500));
  const spool = path.join(product.dataDir, 'files-on-their-way');
  const left = path.join(spool, v7());
  writeFileSync(left, 'what a killed process was sending');
  utimesSync(left, new Date(Date.now() - hour), new Date(Date.now() - hour));
  await clearAfter(product, day - 2 * hour);
  expect([await partialUploads(product), readdirSync(spool)]).toEqual([
    [location.split('/').at(-1)],
    [path.basename(left)],
  ]);
  await clearAfter(product, day + hour);
  expect([await partialUploads(product), readdirSync(spool)]).toEqual([[], []]);
});

test('issue 9: who is limited at one machine is limited at every other', async () => {
  const { email } = await aUser(product);
  const wrong = { body: { email, password: 'Wrong-One-9!' } };
  const sites = [one.site, other.site];
  const tries = rules.login.accountFromNear?.calls ?? 0;
  for (let at = 0; at < tries; at += 1)
    expect((await send(sites[at % 2] ?? product, accounts.login, wrong)).status).not.toBe(429);
  for (const site of sites) expect((await send(site, accounts.login, wrong)).status).toBe(429);
});
