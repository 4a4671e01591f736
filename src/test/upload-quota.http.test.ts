import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import * as tables from '../server/db/schema/index.ts';
import { upload } from './product/client.ts';
import { aPdf, aUser, type TestUser } from './product/factories.ts';
import { day } from './product/later.ts';
import { askToBegin, begun, protocolHeaders } from './product/resumable.ts';
import { startProduct } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';
import { partialUploads } from './product/uploads-in-progress.ts';

const product = await startProduct({ MAX_UPLOAD_MB: '1' });
const mebibyte = 1024 * 1024;
const paper = [{ name: 'paper.pdf', bytes: aPdf() }];

/** Notes that somebody has sent so many bytes under an upload id, and when. */
async function broughtBy({ user }: TestUser, size: number, createdAt = new Date()): Promise<string> {
  const uploadId = v7();
  await product.parts.db.insert(tables.uploads).values({ id: uploadId, ownerId: user.id, createdAt });
  await product.parts.db.insert(tables.files).values({
    id: v7(),
    uploadId,
    ownerId: user.id,
    purpose: 'manuscript',
    name: 'a.pdf',
    mediaType: 'application/pdf',
    size,
    sha256: '',
    storageKey: `00/${v7()}`,
    createdAt,
  });
  return uploadId;
}

const tried = async (owner: TestUser, awsId: string) => {
  const [atOnce, byPieces] = [
    await upload(product, owner.token, awsId, paper),
    await askToBegin(product, owner.token, { awsId, size: 1000 }),
  ];
  return [atOnce.status, byPieces.status];
};

test('an account may bring so much in a day, and a manuscript be given so much; the rest is refused before it comes', async () => {
  const [much, one, other] = [await aUser(product), await aUser(product), await aUser(product)];
  await broughtBy(much, 20 * mebibyte);
  const before = storedFiles(product);
  expect(await tried(much, v7())).toEqual([429, 429]);
  const full = await broughtBy(one, 6 * mebibyte);
  expect(await tried(one, full)).toEqual([429, 429]);
  expect(storedFiles(product)).toEqual(before);
  expect(await tried(one, v7()), 'another manuscript').toEqual([201, 201]);
  expect(await tried(other, v7()), 'another account').toEqual([201, 201]);
});

test('what was brought a day ago counts no more, and administrators bring whole volumes', async () => {
  const [earlier, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const full = await broughtBy(earlier, 30 * mebibyte, new Date(Date.now() - day - 1000));
  expect(await tried(earlier, full)).toEqual([201, 201]);
  await broughtBy(administrator, 30 * mebibyte);
  expect(await tried(administrator, v7())).toEqual([201, 201]);
});

test('of files that come at once no more is kept than the quota allows', async () => {
  const owner = await aUser(product);
  await broughtBy(owner, 20 * mebibyte - 2 * aPdf().length);
  const sent = await Promise.all(Array.from({ length: 6 }, () => upload(product, owner.token, v7(), paper)));
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429, 429, 429]);
});

test('one account has so many uploads in progress, until it finishes or cancels one', async () => {
  const owner = await aUser(product);
  const started = await Promise.all(Array.from({ length: 20 }, () => begun(product, owner.token, { size: 1000 })));
  const another = () => askToBegin(product, owner.token, { size: 1000 });
  const refused = await another();
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('20 uploads in progress')]);
  const cancelled = await fetch(new URL(started[0] ?? '', product.url), {
    method: 'DELETE',
    headers: protocolHeaders(owner.token),
  });
  expect(cancelled.status).toBe(204);
  expect((await another()).status).toBe(201);
  expect(await partialUploads(product)).not.toHaveLength(0);
});
