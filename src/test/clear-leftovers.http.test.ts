import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { drafts } from '../contracts/drafts.ts';
import { files } from '../contracts/files.ts';
import * as tables from '../server/db/schema/index.ts';
import { aDraftContent } from './product/a-draft.ts';
import { refusal, reply, upload } from './product/client.ts';
import { aManuscript, aPdf, aUser } from './product/factories.ts';
import { clearAfter, day, hour } from './product/later.ts';
import { aFileIn, opened, stepsWith, uploadForRejection } from './product/manuscript-steps.ts';
import { begun, sendPiece } from './product/resumable.ts';
import { startProduct } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';
import { partialUploads } from './product/uploads-in-progress.ts';

const product = await startProduct();
const owner = await aUser(product);
const administrator = await aUser(product, { isAdmin: true });
const { db } = product.parts;

/** An upload of one file that nothing names; answers with its id and the address of the file. */
async function anUpload(name = 'paper.pdf'): Promise<{ awsId: string; url: string }> {
  const awsId = v7();
  const stored = await upload(product, owner.token, awsId, [{ name, bytes: aPdf(name) }], 1);
  const [url] = (JSON.parse(stored.text) as { files: [string] }).files;
  return { awsId, url };
}

const uploadIds = async () => (await db.select({ id: tables.uploads.id }).from(tables.uploads)).map(({ id }) => id);

// Each test begins without the leftovers of the one before.
beforeEach(() => clearAfter(product, day + hour));

test('a file that was uploaded and not used goes after a day, with its bytes and its upload id, and not before', async () => {
  const before = storedFiles(product);
  const { awsId, url } = await anUpload();
  await clearAfter(product, day - hour);
  expect(await opened(product, owner, url)).toBe(200);
  await clearAfter(product, day + hour);
  expect(await opened(product, owner, url)).toBe(404);
  expect(storedFiles(product)).toEqual(before);
  expect((await refusal(product, files.list, { params: { awsId } }, owner)).status).toBe(404);
  expect(await uploadIds()).not.toContain(awsId);
});

test('what a manuscript, an earlier version, a rejection or an article names stays for good', async () => {
  const waiting = await aManuscript(product, owner);
  const edited = await aManuscript(product, owner);
  const steps = stepsWith(product, edited.id);
  const place = { awsId: edited.awsId, userId: owner.user.id };
  const { files: sent } = await uploadForRejection(product, administrator, place, ['report.pdf']);
  await steps.reject(administrator, { filesUrl: sent });
  await steps.edit(owner, { filesUrl: [await aFileIn(product, owner, edited.awsId, 1, 'better.pdf')] });
  const published = await aManuscript(product, owner);
  await stepsWith(product, published.id).accept(administrator);
  const named = [
    ...waiting.filesURL,
    ...edited.filesURL,
    ...(await steps.read(owner)).filesURL,
    ...sent,
    ...published.filesURL,
  ];
  expect(new Set(named).size).toBe(5);
  await clearAfter(product, 20 * day);
  expect(await Promise.all(named.map((url) => opened(product, owner, url)))).toEqual([200, 200, 200, 200, 200]);
  for (const { awsId } of [waiting, edited, published]) expect(await uploadIds()).toContain(awsId);
});

test('of a manuscript goes what nothing names', async () => {
  const manuscript = await aManuscript(product, owner);
  const { awsId } = manuscript;
  const unused = await aFileIn(product, owner, awsId, 2, 'unused.pdf');
  const place = { awsId, userId: owner.user.id };
  const { files: unsent } = await uploadForRejection(product, administrator, place, ['unsent.pdf']);
  await clearAfter(product, day + hour);
  expect(await opened(product, owner, unused)).toBe(404);
  expect(await opened(product, administrator, unsent[0] ?? '')).toBe(404);
  expect(await opened(product, owner, manuscript.filesURL[0] ?? '')).toBe(200);
});

test('a file that another replaced goes at once with its bytes, unless something names it', async () => {
  const before = storedFiles(product);
  const { awsId, url: replaced } = await anUpload('replaced.pdf');
  const current = await aFileIn(product, owner, awsId, 1, 'current.pdf');
  await expect.poll(() => opened(product, owner, replaced), { timeout: 15_000 }).toBe(404);
  expect(await opened(product, owner, current)).toBe(200);
  expect(storedFiles(product)).toHaveLength(before.length + 1);
});

test('a draft keeps the files in its slots and those that it shows; once it is discarded they go', async () => {
  const { awsId, url: replaced } = await anUpload('replaced.pdf');
  const [shown] = (await reply(product, files.list, { params: { awsId } }, owner)).uploads;
  const content = aDraftContent({ files: [null, shown ?? null, null] });
  await reply(product, drafts.save, { params: { awsId }, body: { version: 0, content } }, owner);
  const current = await aFileIn(product, owner, awsId, 1, 'current.pdf');
  await clearAfter(product, 20 * day);
  expect(await Promise.all([replaced, current].map((url) => opened(product, owner, url)))).toEqual([200, 200]);
  const emptied = { version: 1, content: aDraftContent() };
  await reply(product, drafts.save, { params: { awsId }, body: emptied }, owner);
  await clearAfter(product, day + hour);
  expect(await Promise.all([replaced, current].map((url) => opened(product, owner, url)))).toEqual([404, 200]);
  await reply(product, drafts.discard, { params: { awsId } }, owner);
  await clearAfter(product, day + hour);
  expect(await opened(product, owner, current)).toBe(404);
  expect(await uploadIds()).not.toContain(awsId);
});

test('an upload in progress goes a day after its last bytes', async () => {
  const location = await begun(product, owner.token, { size: 1000 });
  await sendPiece(product, owner.token, location, 0, new Uint8Array(500));
  const [id] = await partialUploads(product);
  await clearAfter(product, day - hour);
  expect(await partialUploads(product)).toEqual([id]);
  // Begun long ago, and added to just now: somebody is at it.
  const begunLongAgo = path.join(product.dataDir, 'uploads-in-progress', owner.user.id, `${id}.json`);
  utimesSync(begunLongAgo, new Date(0), new Date(0));
  await clearAfter(product, day - hour);
  expect(await partialUploads(product)).toEqual([id]);
  await clearAfter(product, day + hour);
  expect(await partialUploads(product)).toEqual([]);
});

test('bytes that no file has go after a day, and so does what a broken write has left', async () => {
  const kept = await aManuscript(product, owner);
  const before = storedFiles(product);
  const folder = path.join(product.dataDir, 'files', 'zz');
  mkdirSync(folder, { recursive: true });
  const stray = [v7(), `${v7()}.part`];
  for (const name of stray) writeFileSync(path.join(folder, name), 'stray');
  await clearAfter(product, day - hour);
  expect(storedFiles(product)).toEqual([...before, ...stray].toSorted());
  await clearAfter(product, day + hour);
  expect(storedFiles(product)).toEqual(before);
  expect(await opened(product, owner, kept.filesURL[0] ?? '')).toBe(200);
});

test('bytes in a store of another database are left alone, however strange they are', async () => {
  const folder = path.join(product.dataDir, 'files', 'zz');
  mkdirSync(folder, { recursive: true });
  const stray = v7();
  writeFileSync(path.join(folder, stray), 'of somebody else');
  const secret = eq(tables.installationSecrets.name, 'installation');
  const [own] = await db.select().from(tables.installationSecrets).where(secret);
  await db.update(tables.installationSecrets).set({ value: 'another' }).where(secret);
  await clearAfter(product, day + hour);
  expect(storedFiles(product)).toContain(stray);
  await db
    .update(tables.installationSecrets)
    .set({ value: own?.value ?? '' })
    .where(secret);
  await clearAfter(product, day + hour);
  expect(storedFiles(product)).not.toContain(stray);
});

test('the look for leftovers is planned for every hour, and is never asked for twice', async () => {
  const planned = await db.execute(sql`select name, cron from pgboss.schedule order by name`);
  expect(planned.rows).toEqual([
    { name: 'clear-leftovers', cron: '17 * * * *' },
    { name: 'compare-with-provider', cron: '41 * * * *' },
    { name: 'follow-open-periods', cron: '1 * * * *' },
    { name: 'lapse-invitations', cron: '3 * * * *' },
    { name: 'look-up-references', cron: '* * * * *' },
    { name: 'read-bounces', cron: '*/5 * * * *' },
    { name: 'register-dois', cron: '* * * * *' },
    { name: 'resume-issue-builds', cron: '* * * * *' },
    { name: 'seal-records', cron: '* * * * *' },
    { name: 'send-due-mailings', cron: '* * * * *' },
    { name: 'send-message-emails', cron: '*/5 * * * *' },
    { name: 'send-reminders', cron: '*/15 * * * *' },
    { name: 'settle-open-orders', cron: '*/10 * * * *' },
    { name: 'sum-usage', cron: '*/10 * * * *' },
    { name: 'write-orcid-works', cron: '* * * * *' },
  ]);
  const asked = Array.from({ length: 10 }, () => product.system.jobs.enqueue(db, 'clear-leftovers', {}));
  await Promise.all(asked);
  const current = await db.execute(
    sql`select id from pgboss.job where name = 'clear-leftovers' and state in ('created', 'active')`,
  );
  expect(current.rows.length).toBeLessThan(2);
  const done = sql`select id from pgboss.job where name = 'clear-leftovers' and state = 'completed'`;
  await expect.poll(async () => (await db.execute(done)).rows.length, { timeout: 10_000 }).toBeGreaterThan(0);
});
