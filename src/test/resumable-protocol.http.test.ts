import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { reply } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { uploadIsWorkedOn } from './product/locks.ts';
import { askState, askToBegin, begun, offsetOf, protocolHeaders, sendPiece } from './product/resumable.ts';
import { slowPiece } from './product/slow-piece.ts';
import { startProduct } from './product/start-product.ts';
import { arrivedUnjudged, makeBegun, partialUploads } from './product/uploads-in-progress.ts';

const product = await startProduct();
const beside = await startProduct({ DATA_DIR: product.dataDir, DATABASE_URL: product.config.databaseUrl ?? '' });
const owner = await aUser(product);
const whole = aPdf('as the protocol has it');
const listed = async (awsId: string) =>
  (await reply(product, files.list, { params: { awsId } }, { token: owner.token })).uploads;
const placeOf = (location: string) => ({ ownerId: owner.user.id, location });

test.each([
  ['a length that comes later', { 'upload-defer-length': '1' }],
  ['parts that are put together', { 'upload-concat': 'partial' }],
  ['a final one of parts', { 'upload-concat': 'final;/api/s3/resumable/a /api/s3/resumable/b' }],
  ['another method in a header', { 'x-http-method-override': 'PATCH' }],
  ['a checksum, which is not looked at', { 'upload-checksum': 'sha1 Kq5sNclPz7QV2+lfQIuc6R7oRu0=' }],
])('what is not offered is refused: %s', async (_name, headers) => {
  const before = await partialUploads(product);
  const answer = await askToBegin(product, owner.token, { size: 10 }, headers);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'malformed']);
  expect(await partialUploads(product)).toEqual(before);
});

test.each([
  ['no version', { 'tus-resumable': '' }],
  ['another version', { 'tus-resumable': '0.2.2' }],
  ['no length', { 'upload-length': '' }],
  ['a negative length', { 'upload-length': '-1' }],
  ['a length that is no number', { 'upload-length': '1e3' }],
  ['two lengths', { 'upload-length': '10, 20' }],
  ['metadata that is none', { 'upload-metadata': 'filename not*base64' }],
  ['a fact twice', { 'upload-metadata': 'filename YQ==,filename Yg==' }],
])('a request that makes no sense is refused: %s', async (_name, headers) => {
  const answer = await askToBegin(product, owner.token, { size: 10 }, headers);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

test('metadata that says nothing, too much or hostile things begins nothing', async () => {
  const begin = (metadata: string) =>
    askToBegin(product, owner.token, { size: 10 }, { 'upload-metadata': metadata }).then(({ status }) => status);
  expect(await begin('filename')).toBe(422);
  expect(await begin(`__proto__ ${Buffer.from('x').toString('base64')}`)).toBe(400);
  expect(await begin(`filename ${'QUFB'.repeat(10_000)}`)).toBe(431);
});

test('the address of an upload is ours, whatever host a request names', async () => {
  const answer = await askToBegin(
    product,
    owner.token,
    { size: 10 },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example;proto=https' },
  );
  expect(answer.headers.get('location')).toMatch(/^\/api\/s3\/resumable\/[0-9a-f-]{36}$/);
});

test('every answer names the version and is not kept; none opens the call to pages of other sites', async () => {
  const location = await begun(product, owner.token, { size: 10 });
  const answers = [
    await askToBegin(product, owner.token, { size: 10 }, { origin: 'https://evil.example' }),
    await askToBegin(product, null, { size: 10 }),
    await askToBegin(product, owner.token, { name: 'run.sh', size: 10 }),
    await askState(product, owner.token, location),
    await sendPiece(product, owner.token, location, 0, new Uint8Array(1)),
    await sendPiece(product, owner.token, location, 0, new Uint8Array(1)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 401, 415, 200, 204, 409]);
  for (const { headers } of answers) {
    expect(headers.get('tus-resumable')).toBe('1.0.0');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each([
  ['before the beginning', { 'upload-offset': '-1' }, 400],
  ['nowhere', { 'upload-offset': '' }, 400],
  ['where it does not stand', { 'upload-offset': '5' }, 409],
  ['as another type', { 'content-type': 'application/octet-stream' }, 415],
])('bytes that do not fit change nothing: %s', async (_name, headers, status) => {
  const location = await begun(product, owner.token, { size: whole.length });
  expect((await sendPiece(product, owner.token, location, 0, whole.slice(0, 10), headers)).status).toBe(status);
  expect(await offsetOf(product, owner.token, location)).toBe(0);
});

test('more bytes than were announced are refused, and another length cannot be announced later', async () => {
  const awsId = v7();
  const location = await begun(product, owner.token, { awsId, size: 20 });
  const longer = { 'upload-length': String(whole.length) };
  expect((await sendPiece(product, owner.token, location, 0, whole, longer)).status).toBe(413);
  expect((await askState(product, owner.token, location)).headers.get('upload-length')).toBe('20');
  expect(await listed(awsId)).toEqual([]);
});

test('an upload of yesterday is gone', async () => {
  const location = await begun(product, owner.token, { size: 10 });
  await makeBegun(product, placeOf(location), new Date(Date.now() - 25 * 3_600_000));
  expect((await askState(product, owner.token, location)).status).toBe(410);
  expect((await sendPiece(product, owner.token, location, 0, new Uint8Array(10))).status).toBe(410);
});

test('a line that is cut leaves what has come, and the upload goes on from there', async () => {
  const awsId = v7();
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  const piece = slowPiece(product, owner.token, location, { offset: 0, length: whole.length });
  await piece.send(whole.slice(0, 40));
  await uploadIsWorkedOn(product, placeOf(location));
  piece.cut();
  await expect.poll(() => offsetOf(product, owner.token, location)).toBe(40);
  expect((await sendPiece(product, owner.token, location, 40, whole.slice(40))).status).toBe(204);
  expect(await listed(awsId)).toMatchObject([{ size: whole.length }]);
});

test.each([
  ['the same process', product],
  ['another process on the same folder', beside],
])('of two that send at once the later one goes on, through %s', async (_name, other) => {
  const awsId = v7();
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  const stuck = slowPiece(product, owner.token, location, { offset: 0, length: whole.length });
  await stuck.send(whole.slice(0, 25));
  await uploadIsWorkedOn(product, placeOf(location));
  const offset = await offsetOf(other, owner.token, location);
  expect(offset).toBe(25);
  expect((await sendPiece(other, owner.token, location, offset, whole.slice(offset))).status).toBe(204);
  const [stored] = await listed(awsId);
  const opened = await fetch(product.url + stored?.url, { headers: { authorization: `Bearer ${owner.token}` } });
  expect(new Uint8Array(await opened.arrayBuffer())).toEqual(whole);
  stuck.cut();
});

test('the same bytes sent ten times at once are one file', async () => {
  const awsId = v7();
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  const sent = Array.from({ length: 10 }, (_, index) =>
    sendPiece(index % 2 === 0 ? product : beside, owner.token, location, 0, whole),
  );
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => ![204, 404, 409, 410, 423].includes(status))).toEqual([]);
  const [stored, ...others] = await listed(awsId);
  expect([stored?.size, others]).toEqual([whole.length, []]);
});

test('an answer that was lost is heard by asking again: all has come', async () => {
  const awsId = v7();
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  await sendPiece(product, owner.token, location, 0, whole);
  for (const asked of [product, beside]) {
    const state = await askState(asked, owner.token, location);
    expect([state.status, state.headers.get('upload-offset')]).toEqual([200, String(whole.length)]);
  }
  expect(await listed(awsId)).toHaveLength(1);
});

test('a process that ended after the last byte and before the file was stored: asking again stores it', async () => {
  const awsId = v7();
  const location = await begun(product, owner.token, { awsId, size: whole.length });
  await arrivedUnjudged(product, placeOf(location), whole);
  expect(await listed(awsId)).toEqual([]);
  expect(await offsetOf(product, owner.token, location)).toBe(whole.length);
  expect(await listed(awsId)).toMatchObject([{ slot: 1, size: whole.length }]);
});

test('a file that was not judged yet is never told to have arrived', async () => {
  const awsId = v7();
  const page = Buffer.from('<html></html>');
  const location = await begun(product, owner.token, { awsId, size: page.length });
  await arrivedUnjudged(product, placeOf(location), page);
  expect((await askState(product, owner.token, location)).status).toBe(415);
  expect((await askState(product, owner.token, location)).status).toBe(404);
  expect(await listed(awsId)).toEqual([]);
});

test('an upload in progress cannot be read', async () => {
  const location = await begun(product, owner.token, { size: 10 });
  const answer = await fetch(product.url + location, { headers: protocolHeaders(owner.token) });
  expect(answer.status).toBe(404);
});
