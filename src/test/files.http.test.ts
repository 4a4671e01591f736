import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { files } from '../contracts/files.ts';
import { fileHref } from '../contracts/pages.ts';
import { makeDoc } from './documents/make-doc.ts';
import { refusal, reply, upload } from './product/client.ts';
import { aPdf, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';
import { storedKeys } from './product/stored-files.ts';

const product = await startProduct({ MAX_UPLOAD_MB: '1' });
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const get = (path: string, token: string | null, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers } });

test('an upload id belongs to whoever used it first', async () => {
  const [owner, other, administrator] = [
    await aUser(product),
    await aUser(product),
    await aUser(product, { isAdmin: true }),
  ];
  const awsId = v7();
  const [ours, theirs] = [aPdf('by the owner'), aPdf('by the intruder')];
  expect((await upload(product, owner.token, awsId, [{ name: 'paper.pdf', bytes: ours }], 1)).status).toBe(201);
  for (const slot of [undefined, 0, 1])
    expect((await upload(product, other.token, awsId, [{ name: 'intruder.pdf', bytes: theirs }], slot)).status).toBe(
      404,
    );
  expect((await refusal(product, files.list, { params: { awsId } }, { token: other.token })).status).toBe(404);
  const listed = await reply(product, files.list, { params: { awsId } }, { token: owner.token });
  expect(listed.uploads).toMatchObject([
    { slot: 1, name: 'paper.pdf', mediaType: 'application/pdf', size: ours.length },
  ]);
  const url = listed.files[0] ?? '';
  expect((await get(url, null)).status).toBe(401);
  expect((await get(url, other.token)).status).toBe(404);
  expect((await get(url, administrator.token)).status).toBe(200);
  expect(await (await get(url, owner.token)).text()).toContain('by the owner');
});

test('a file with a slot takes the place of the earlier one; without one it waits for the submission to name it', async () => {
  const owner = await aUser(product);
  const awsId = v7();
  const two = ['letter.pdf', 'data.pdf'].map((name) => ({ name, bytes: aPdf(name) }));
  await upload(product, owner.token, awsId, two);
  await upload(product, owner.token, awsId, [{ name: 'paper.pdf', bytes: aPdf('paper') }], 1);
  await upload(product, owner.token, awsId, [{ name: 'better.pdf', bytes: aPdf('better') }], 1);
  const { uploads } = await reply(product, files.list, { params: { awsId } }, { token: owner.token });
  expect(uploads.map((file) => [file.slot, file.name])).toEqual([
    [1, 'better.pdf'],
    [null, 'letter.pdf'],
    [null, 'data.pdf'],
  ]);
});

test.each([
  ['HTML with the name of a PDF', 'page.pdf', bytes('<html><script>alert(1)</script></html>'), 415],
  ['a script', 'run.sh', bytes('#!/bin/sh\n'), 415],
  ['an SVG', 'drawing.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['a PDF with the name of a Word file', 'paper.docx', aPdf(), 415],
  ['a zip with the name of a Word file', 'paper.docx', bytes('PK\u0003\u0004 nothing of Word in here'), 415],
  ['no name at all', '', aPdf(), 415],
  ['an empty file', 'paper.pdf', bytes(''), 415],
  ['a file above the limit', 'large.pdf', new Uint8Array(Buffer.concat([aPdf(), Buffer.alloc(1024 * 1024)])), 413],
])('decision 23: refused with a reason: %s', async (_name, name, content, status) => {
  const owner = await aUser(product);
  const awsId = v7();
  const answer = await upload(product, owner.token, awsId, [{ name, bytes: content }]);
  expect(answer.status, answer.text).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ status });
  const { uploads } = await reply(product, files.list, { params: { awsId } }, { token: owner.token });
  expect(uploads).toEqual([]);
});

test('a name is a label and nothing more', async () => {
  const owner = await aUser(product);
  const awsId = v7();
  await upload(product, owner.token, awsId, [{ name: '../../etc/passwd\u202e.pdf', bytes: aPdf() }]);
  const { uploads } = await reply(product, files.list, { params: { awsId } }, { token: owner.token });
  expect(uploads.map((file) => file.name)).toEqual(['passwd.pdf']);
});

test('ranges: a part, the end, and one that cannot be', async () => {
  const owner = await aUser(product);
  const awsId = v7();
  const stored = await upload(product, owner.token, awsId, [{ name: 'paper.pdf', bytes: aPdf() }]);
  const [url] = (JSON.parse(stored.text) as { files: [string] }).files;
  const part = await get(url, owner.token, { range: 'bytes=1-3' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'PDF',
    `bytes 1-3/${aPdf().length}`,
  ]);
  const end = await get(url, owner.token, { range: 'bytes=-6' });
  expect(await end.text()).toBe('%%EOF\n'.slice(-6));
  expect((await get(url, owner.token, { range: 'bytes=999999-' })).status).toBe(416);
  const whole = await get(url, owner.token);
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  expect(whole.headers.get('cache-control')).toBe('private, no-store');
});

test('an unknown file is not found, also for administrators', async () => {
  const administrator = await aUser(product, { isAdmin: true });
  expect((await get(fileHref(v7()), administrator.token)).status).toBe(404);
  expect((await get('/api/files/not-an-id', administrator.token)).status).toBe(404);
});

test('a file that is no PDF comes in a sandbox, so that nothing in it can run', async () => {
  const owner = await aUser(product);
  const open = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const stored = await upload(product, owner.token, v7(), [{ name, bytes: content }]);
    const [url] = (JSON.parse(stored.text) as { files: [string] }).files;
    return (await get(url, owner.token)).headers;
  };
  const word = await open('paper.doc', makeDoc());
  expect(word.get('content-type')).toBe('application/msword');
  expect(word.get('content-security-policy')).toMatch(/default-src 'none';.*\bsandbox$/);
  expect(word.get('x-content-type-options')).toBe('nosniff');
  const pdf = await open('paper.pdf', aPdf());
  expect(pdf.get('content-security-policy') ?? '').not.toContain('sandbox');
});

test('without multipart, and without a sign-in, nothing is stored', async () => {
  const owner = await aUser(product);
  const before = await storedKeys(product);
  const notMultipart = await fetch(`${product.url}/api/s3/upload/${v7()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(notMultipart.status).toBe(400);
  expect((await upload(product, null, v7(), [{ name: 'paper.pdf', bytes: aPdf() }])).status).toBe(401);
  expect(await storedKeys(product)).toEqual(before);
  await upload(product, owner.token, v7(), [{ name: 'paper.pdf', bytes: aPdf() }]);
  expect(await storedKeys(product)).toHaveLength(before.length + 1);
});
