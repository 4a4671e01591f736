import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { Problem } from '../contracts/errors.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { refusal, reply } from './product/client.ts';
import { aSubmission, aUser, password } from './product/factories.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

/** Asks for an address as it stands, which `fetch` would tidy. */
function askRaw(path: string, method = 'GET'): Promise<{ status: number; type: string }> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '' });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '/api/journal/%00',
  '/api/journalArticle/page?journal=%00',
  '/journal/%00',
  '/journal?subject=%00',
  '//[',
  '/journal/%zz',
  '/api/nothing',
])('%s is not found, and no fault of ours', async (path) => {
  const { status } = await askRaw(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.each([
  ['POST', '/journal'],
  ['PUT', '/'],
  ['GET', '/assets/nope.js'],
  ['GET', '/assets/..%2f..%2fpackage.json'],
  ['GET', '/api/%ff'],
])('%s %s is refused in problem+json', async (method, path) => {
  const { status, type } = await askRaw(path, method);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(type).toContain('application/problem+json');
});

test.each([
  ['an address that cannot be decoded', '/api/journal/%ff', 400],
  ['an address without end', `/api/journal?q=${'a'.repeat(20_000)}`, 431],
])('%s is refused as everything is, and protected as every answer', async (_name, path, status) => {
  const answer = await fetch(`${product.url}${path}`);
  expect(answer.status).toBe(status);
  expect(Problem.parse(await answer.json()).status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
  });
});

test('whoever asks for the head of an address without end is refused with a head alone', async () => {
  const { hostname, port } = new URL(product.url);
  const socket = connect(Number(port), hostname);
  socket.write(`HEAD /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 [^]*\r\n\r\n$/);
});

test.each([
  ['a NUL in the abstract', { articleAbstract: 'One\u0000two' }],
  ['half of a character in a keyword', { articleKeywords: ['\ud800'] }],
  ['a mark that turns the title around', { articleTitle: 'On \u202eexamples' }],
  ['a NUL in the name of the PDF', { publicPdfName: 'a\u0000.pdf' }],
])('refused with 422: %s', async (_name, fields) => {
  const author = await aUser(product);
  const body = { ...(await aSubmission(product, author)), ...fields };
  expect((await refusal(product, manuscripts.create, { body }, { token: author.token })).status).toBe(422);
});

test('a payload that is nested half a million deep is refused, and no fault of ours', async () => {
  const author = await aUser(product);
  const nested = '['.repeat(400_000) + ']'.repeat(400_000);
  const answer = await fetch(`${product.url}/api/journalArticle/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
    body: `{"articleIssue":${nested},"userId":"${author.user.id}"}`,
  });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('nested too deep')]);
});

test('a version beyond what can be counted is refused with 422', async () => {
  const author = await aUser(product);
  const sent = { token: author.token };
  const { article } = await reply(product, manuscripts.create, { body: await aSubmission(product, author) }, sent);
  const body = { articleTitle: 'On examples', articleAbstract: 'One.', articleKeywords: [], version: 2_147_483_648 };
  const input = { params: { articleId: article.id }, body };
  expect((await refusal(product, manuscripts.update, input, sent)).status).toBe(422);
});

test('a form of another site logs nobody in', async () => {
  const { email } = await aUser(product);
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ email, password }),
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([415, []]);
});

test('a cookie alone neither logs out nor is taken away', async () => {
  const answer = await fetch(`${product.url}/api/auth/logout`, { headers: { cookie: 'colophon_session=something' } });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

function uploadHead(token: string, length: number): string {
  const { host } = new URL(product.url);
  return `POST /api/s3/upload/${v7()} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;
}

const partHead =
  '--b\r\nContent-Disposition: form-data; name="s3Files"; filename="paper.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n';

test('uploads that break off at any point leave the server standing', async () => {
  const { token } = await aUser(product);
  const { hostname, port } = new URL(product.url);
  for (let round = 0; round < 30; round += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(uploadHead(token, 52_428_800));
    socket.write(partHead);
    socket.write(Buffer.alloc(66_000 + round * 60_000, 0x20), () => socket.destroy());
    await new Promise((resolve) => socket.once('close', resolve));
  }
  await wait(300);
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
});

test('a large upload that is refused gets its answer', async () => {
  const { token } = await aUser(product);
  const form = new FormData();
  form.append('s3Files', new Blob([new Uint8Array(8 * 1024 * 1024)]), 'zeros.pdf');
  const answer = await fetch(`${product.url}/api/s3/upload/${v7()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(10_000),
  });
  expect(answer.status).toBe(415);
});

test.each([
  ['no closing boundary', `${partHead}text`],
  ['headers only', '--b\r\nContent-Disposition: form-data; name="s3Files"; filename="paper.pdf"\r\n'],
  ['bytes that are no multipart', 'garbage'],
])('an upload with %s is malformed', async (_name, body) => {
  const { token } = await aUser(product);
  const answer = await fetch(`${product.url}/api/s3/upload/${v7()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body,
  });
  expect(answer.status, await answer.text()).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test.each([
  ['none', 'multipart/form-data'],
  ['one that is too long', `multipart/form-data; boundary=${'b'.repeat(300)}`],
])('an upload whose boundary is %s is malformed', async (_name, type) => {
  const { token } = await aUser(product);
  const answer = await fetch(`${product.url}/api/s3/upload/${v7()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: `${partHead}text`,
  });
  expect(answer.status, await answer.text()).toBe(400);
});
