import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { reply, upload } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';
import { storedFiles } from './product/stored-files.ts';

const product = await startProduct({ MAX_UPLOAD_MB: '1' });
const good = (name: string) => ({ name, bytes: aPdf(name) });
const tooLarge = { name: 'large.pdf', bytes: new Uint8Array(Buffer.concat([aPdf(), Buffer.alloc(1024 * 1024)])) };
const wrongKind = { name: 'page.pdf', bytes: new Uint8Array(Buffer.from('<html>no PDF</html>')) };

test('what is accepted is stored: one file of bytes for each', async () => {
  const owner = await aUser(product);
  const before = storedFiles(product).length;
  await upload(product, owner.token, v7(), [good('one.pdf'), good('two.pdf')]);
  expect(storedFiles(product)).toHaveLength(before + 2);
});

test.each([
  ['a file that is too large', [tooLarge], undefined, 413],
  ['a file that is too large, after a good one', [good('one.pdf'), tooLarge], undefined, 413],
  ['a file of the wrong kind, between good ones', [good('one.pdf'), wrongKind, good('two.pdf')], undefined, 415],
  ['an empty file, after a good one', [good('one.pdf'), { name: 'no.pdf', bytes: new Uint8Array() }], undefined, 415],
  ['two files for one slot', [good('one.pdf'), good('two.pdf')], 1, 422],
  ['more files than slots', ['one.pdf', 'two.pdf', 'three.pdf', 'four.pdf'].map(good), undefined, 413],
])('a refused upload leaves no bytes and no row: %s', async (_name, sent, slot, status) => {
  const owner = await aUser(product);
  const awsId = v7();
  const before = storedFiles(product);
  const answer = await upload(product, owner.token, awsId, sent, slot);
  expect(answer.status, answer.text).toBe(status);
  expect(storedFiles(product)).toEqual(before);
  expect((await reply(product, files.list, { params: { awsId } }, { token: owner.token })).uploads).toEqual([]);
});

test('a refused upload leaves the files that were there', async () => {
  const owner = await aUser(product);
  const awsId = v7();
  await upload(product, owner.token, awsId, [good('letter.pdf'), good('paper.pdf')]);
  const before = storedFiles(product);
  await upload(product, owner.token, awsId, [good('other.pdf'), wrongKind]);
  expect(storedFiles(product)).toEqual(before);
  const { uploads } = await reply(product, files.list, { params: { awsId } }, { token: owner.token });
  expect(uploads.map((file) => file.name)).toEqual(['letter.pdf', 'paper.pdf']);
});

test('decision 1: another person’s upload under the same id leaves no bytes', async () => {
  const [owner, other] = [await aUser(product), await aUser(product)];
  const awsId = v7();
  await upload(product, owner.token, awsId, [good('paper.pdf')]);
  const before = storedFiles(product);
  expect((await upload(product, other.token, awsId, [good('intruder.pdf')])).status).toBe(404);
  expect(storedFiles(product)).toEqual(before);
});
