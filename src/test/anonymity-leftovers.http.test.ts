import { expect, test } from 'vitest';
import { files, reviewCopies } from '../server/db/schema/index.ts';
import { keepMadeFile } from '../server/domains/files/index.ts';
import { findManuscript, makeReviewCopies } from '../server/domains/editorial/index.ts';
import { manuscripts as calls } from '../contracts/manuscripts.ts';
import { aManuscriptOf, anAnonymousJournal, attachmentOf } from './product/anonymous-review.ts';
import { reply } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { clearAfter, day } from './product/later.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const { journalId, administrator } = await anAnonymousJournal(product);
const author = await aUser(product);
const { id } = await aManuscriptOf(product, author, journalId, [{ slot: 1, name: 'paper.pdf', bytes: aPdf() }]);
await makeReviewCopies(product.system, id);
const idsLeft = async () => new Set((await db.select({ id: files.id }).from(files)).map((file) => file.id));
const copyOf = async () => (await db.select().from(reviewCopies)).map(({ copyId }) => copyId ?? '');

test('what no copy and no report names goes after a day; what one names stays', async () => {
  const make = async (take: (piece: Uint8Array) => Promise<void>) => {
    await take(aPdf());
    return null;
  };
  const stored = { purpose: 'review-copy', name: 'manuscript.pdf', mediaType: 'application/pdf' } as const;
  const unnamed = await keepMadeFile(product.system, stored, make);
  const loose = await attachmentOf(product, await aUser(product), 'remarks.pdf', aPdf());
  await clearAfter(product, 2 * day);
  const left = await idsLeft();
  const gone = ['id' in unnamed ? unnamed.id : '', loose.attachmentFileId, loose.attachmentCopyId];
  expect(gone.filter((file) => left.has(file))).toEqual([]);
  const kept = [...(await copyOf()), ...((await findManuscript(db, id))?.manuscript.fileIds ?? [])];
  expect(kept.length).toBe(2);
  expect(kept.filter((file) => !left.has(file))).toEqual([]);
});

test('decision 34: with a deleted manuscript its copies go, after its time', async () => {
  const copies = await copyOf();
  const params = { articleId: id, userId: administrator.user.id };
  await reply(product, calls.remove, { params, body: {} }, { token: administrator.token });
  await clearAfter(product, 31 * day);
  const left = await idsLeft();
  expect(copies.filter((file) => left.has(file))).toEqual([]);
  expect(await copyOf()).toEqual([]);
});
