import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { reply } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { askState, askToBegin, begun, cancelled, offsetOf, sendPiece } from './product/resumable.ts';
import { startProduct } from './product/start-product.ts';
import { storedKeys } from './product/stored-files.ts';
import { partialUploads } from './product/uploads-in-progress.ts';

const product = await startProduct({ MAX_UPLOAD_MB: '1' });
const owner = await aUser(product);
const limit = 1024 * 1024;
const listed = async (awsId: string, token = owner.token) =>
  (await reply(product, files.list, { params: { awsId } }, { token })).uploads;
const bytesOf = async (url: string) => {
  const answer = await fetch(product.url + url, { headers: { authorization: `Bearer ${owner.token}` } });
  return new Uint8Array(await answer.arrayBuffer());
};

test('a file in three pieces is stored as it was sent, and nothing of it stays in progress', async () => {
  const awsId = v7();
  const whole = aPdf('in three pieces');
  const location = await begun(product, owner.token, { awsId, slot: '0', name: 'letter.pdf', size: whole.length });
  expect(location).toMatch(/^\/api\/s3\/resumable\/[0-9a-f-]{36}$/);
  expect(await offsetOf(product, owner.token, location)).toBe(0);
  const places = [0, 7, 30, whole.length];
  for (const [index, from] of places.slice(0, -1).entries()) {
    const to = places[index + 1] ?? 0;
    const answer = await sendPiece(product, owner.token, location, from, whole.slice(from, to));
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(to)]);
  }
  const [stored, ...others] = await listed(awsId);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ slot: 0, name: 'letter.pdf', mediaType: 'application/pdf', size: whole.length });
  expect(await bytesOf(stored?.url ?? '')).toEqual(whole);
  expect(await partialUploads(product)).toEqual([]);
});

test('a lone file is the manuscript; a later one takes its place', async () => {
  const awsId = v7();
  for (const name of ['first.pdf', 'second.pdf']) {
    const whole = aPdf(name);
    const location = await begun(product, owner.token, { awsId, slot: null, name, size: whole.length });
    expect((await sendPiece(product, owner.token, location, 0, whole)).status).toBe(204);
  }
  expect((await listed(awsId)).map(({ slot, name }) => [slot, name])).toEqual([[1, 'second.pdf']]);
});

test.each([
  ['a name that is not accepted', { name: 'run.sh', size: 10 }, 415],
  ['a name without an ending', { name: 'paper', size: 10 }, 415],
  ['an empty file', { size: 0 }, 415],
  ['a file above the limit', { size: limit + 1 }, 413],
  ['a file of a size that no disk holds', { size: Number.MAX_SAFE_INTEGER }, 413],
  ['a slot that there is not', { slot: '4', size: 10 }, 422],
  ['an upload id that is none', { awsId: '../../etc', size: 10 }, 422],
  ['a name beyond measure', { name: `${'a'.repeat(2000)}.pdf`, size: 10 }, 422],
])('decision 23: refused before a byte is sent: %s', async (_name, announced, status) => {
  const answer = await askToBegin(product, owner.token, announced);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('location')).toBeNull();
  expect(await answer.json()).toMatchObject({ status });
  expect(await partialUploads(product)).toEqual([]);
});

test('a file of exactly the limit is taken, to the last byte', async () => {
  const awsId = v7();
  const filled = (length: number) => aPdf('7'.repeat(length));
  // What stands around the filling is as long for a million bytes more or less.
  const whole = filled(limit - (filled(limit).length - limit));
  expect(whole).toHaveLength(limit);
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  expect((await sendPiece(product, owner.token, location, 0, whole)).status).toBe(204);
  expect(await listed(awsId)).toMatchObject([{ size: limit }]);
});

test('decision 23: content that is not what its name says is refused with the last byte, and leaves nothing', async () => {
  const awsId = v7();
  const before = await storedKeys(product);
  const page = new Uint8Array(Buffer.from('<html><script>alert(1)</script></html>'));
  const location = await begun(product, owner.token, { awsId, size: page.length });
  const answer = await sendPiece(product, owner.token, location, 0, page);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 415, code: 'unsupported-file' });
  expect(await listed(awsId)).toEqual([]);
  expect([await storedKeys(product), await partialUploads(product)]).toEqual([before, []]);
  expect((await askState(product, owner.token, location)).status).toBe(404);
});

test('decision 1: an upload in progress is there for whoever began it alone, also not for administrators', async () => {
  const whole = aPdf('mine');
  const location = await begun(product, owner.token, { size: whole.length });
  await sendPiece(product, owner.token, location, 0, whole.slice(0, 10));
  for (const stranger of [await aUser(product), await aUser(product, { isAdmin: true })]) {
    expect((await askState(product, stranger.token, location)).status).toBe(404);
    expect((await sendPiece(product, stranger.token, location, 10, whole.slice(10))).status).toBe(404);
    expect((await cancelled(product, stranger.token, location)).status).toBe(404);
  }
  for (const token of [null, 'A'.repeat(43)]) {
    expect((await askState(product, token, location)).status).toBe(401);
    expect((await sendPiece(product, token, location, 10, whole.slice(10))).status).toBe(401);
    expect((await cancelled(product, token, location)).status).toBe(401);
  }
  expect(await offsetOf(product, owner.token, location)).toBe(10);
  expect((await cancelled(product, owner.token, location)).status).toBe(204);
});

test('decision 1: an upload id of another person cannot be begun for', async () => {
  const awsId = v7();
  await begun(product, owner.token, { awsId, size: 10 });
  const stranger = await aUser(product);
  expect((await askToBegin(product, stranger.token, { awsId, size: 10 })).status).toBe(404);
  expect((await askToBegin(product, null, { size: 10 })).status).toBe(401);
});

test('giving up removes what has arrived', async () => {
  const before = await partialUploads(product);
  const location = await begun(product, owner.token, { size: 1000 });
  await sendPiece(product, owner.token, location, 0, new Uint8Array(randomBytes(500)));
  expect(await partialUploads(product)).toHaveLength(before.length + 1);
  expect((await cancelled(product, owner.token, location)).status).toBe(204);
  expect(await partialUploads(product)).toEqual(before);
  expect((await askState(product, owner.token, location)).status).toBe(404);
  expect((await sendPiece(product, owner.token, location, 500, new Uint8Array(500))).status).toBe(404);
});

test('an upload that is complete cannot be given up: its file is stored', async () => {
  const awsId = v7();
  const whole = aPdf('complete');
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  await sendPiece(product, owner.token, location, 0, whole);
  expect((await cancelled(product, owner.token, location)).status).toBe(410);
  expect(await listed(awsId)).toHaveLength(1);
});

test.each([1, 2, 3, 4])('ten at once for one upload id, by two people: one of them has it (round %i)', async () => {
  const people = [await aUser(product), await aUser(product)];
  const awsId = v7();
  const asked = Array.from({ length: 10 }, async (_, index) => {
    const { token } = people[index % 2] ?? owner;
    return { token, status: (await askToBegin(product, token, { awsId, size: 10 })).status };
  });
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
  expect(new Set(answers.filter(({ status }) => status === 201).map(({ token }) => token)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
});
