import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tables from '../server/db/schema/index.ts';
import { aManuscript, aUser } from './product/factories.ts';
import { clearAfter, day, hour } from './product/later.ts';
import { aFileIn, opened, stepsWith, uploadForRejection } from './product/manuscript-steps.ts';
import { startProduct } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';

const product = await startProduct();
const { db } = product.parts;

const rowOf = async (id: string) => {
  const [row] = await db.select().from(tables.manuscripts).where(eq(tables.manuscripts.id, id));
  return row;
};
const versionsOf = (id: string) =>
  db.select().from(tables.manuscriptVersions).where(eq(tables.manuscriptVersions.manuscriptId, id));

/** A manuscript that was rejected with a file, edited, and deleted. */
async function aDeleted() {
  // Looking a month ahead ends all sign-ins.
  const owner = await aUser(product);
  const administrator = await aUser(product, { isAdmin: true });
  const manuscript = await aManuscript(product, owner);
  const steps = stepsWith(product, manuscript.id);
  const place = { awsId: manuscript.awsId, userId: owner.user.id };
  const { files: sent } = await uploadForRejection(product, administrator, place, ['report.pdf']);
  await steps.reject(administrator, { filesUrl: sent });
  const better = await aFileIn(product, owner, manuscript.awsId, 1, 'better.pdf');
  await steps.edit(owner, { filesUrl: [better] });
  expect((await steps.remove(administrator)).status).toBe(200);
  return { id: manuscript.id, steps, urls: [...manuscript.filesURL, ...sent, better] };
}

test('decision 34: within 30 days a deleted manuscript is whole, and comes back as it was', async () => {
  const { id, steps, urls } = await aDeleted();
  await clearAfter(product, 30 * day - hour);
  expect((await rowOf(id))?.purgedAt).toBeNull();
  const again = await aUser(product, { isAdmin: true });
  expect((await steps.restore(again)).status).toBe(200);
  expect(await Promise.all(urls.map((url) => opened(product, again, url)))).toEqual([200, 200, 200]);
  expect(await versionsOf(id)).toHaveLength(2);
  await clearAfter(product, 29 * day);
  expect(await Promise.all(urls.map((url) => opened(product, again, url)))).toEqual([200, 200, 200]);
});

test('decision 34: after 30 days its files and texts are gone, and it cannot be brought back', async () => {
  const before = storedFiles(product);
  const { id, steps } = await aDeleted();
  await clearAfter(product, 30 * day + hour);
  expect(await rowOf(id)).toMatchObject({
    title: '',
    abstract: '',
    keywords: [],
    authors: [],
    fileIds: [],
    rejectionText: null,
    rejectionFileIds: [],
    searchText: '',
    purgedAt: expect.any(Date) as Date,
  });
  expect(await versionsOf(id)).toEqual([]);
  expect(storedFiles(product)).toEqual(before);
  expect((await steps.restore(await aUser(product, { isAdmin: true }))).status).toBe(404);
});

test('decision 34: a published article is not touched', async () => {
  const person = await aUser(product);
  const published = await aManuscript(product, person);
  await stepsWith(product, published.id).accept(await aUser(product, { isAdmin: true }));
  await clearAfter(product, 400 * day);
  expect(await rowOf(published.id)).toMatchObject({ state: 'published', purgedAt: null, title: 'On examples' });
});
