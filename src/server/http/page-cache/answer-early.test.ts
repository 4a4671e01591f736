import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { answerEarly, earlyServer, type Witness } from './answer-early.ts';
import { PageCache } from './page-cache.ts';
import { PublicAnswer } from './public-answer.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const page = 'a page of some length '.repeat(100);

interface Asked {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A server with one cached page under `/a`, and behind it one that answers everything with 418. */
async function setting({ variesByUse = false, isSent = true, witness = null as Witness } = {}) {
  const state = { version: 1, isClosing: false };
  const cache = new PageCache(1_000_000, { current: () => state.version, standsFrom: () => 1 });
  const answer = await cache.answer('/a', async () => new PublicAnswer(200, {}, page));
  const headers = ['content-type', 'text/html', 'etag', answer.etag, 'x-frame-options', 'SAMEORIGIN'];
  if (isSent) answer.sentAs = { route: '/*', headers, variesByUse };
  const early = answerEarly(cache, witness);
  const server = earlyServer(early, () => state.isClosing)((_request, response) => {
    response.writeHead(418).end();
  }, {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  const send = ({ path = '/a', method = 'GET', headers: given = {}, body }: Asked = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      const sent = ask({ port, path, method, headers: given, agent: false }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject).end(body);
    });
  return { state, cache, answer, send };
}

test('issue 9: what is cached is sent with the headers it went out with, its length and its bytes', async () => {
  const { answer, send } = await setting();
  const { status, headers, bytes } = await send();
  expect([status, String(bytes)]).toEqual([200, page]);
  expect(headers).toMatchObject({
    etag: answer.etag,
    'x-frame-options': 'SAMEORIGIN',
    'content-length': String(page.length),
  });
});

test('HEAD gets the same head, and no body', async () => {
  const { send } = await setting();
  const { status, headers, bytes } = await send({ method: 'HEAD' });
  expect([status, headers['content-length'], bytes.length]).toEqual([200, String(page.length), 0]);
});

test('who has it already gets 304, with the headers and without a body', async () => {
  const { answer, send } = await setting();
  const { status, headers, bytes } = await send({ headers: { 'if-none-match': `W/${answer.etag}` } });
  expect([status, headers.etag, bytes.length]).toEqual([304, answer.etag, 0]);
});

test.each(['br', 'gzip'] as const)('%s is sent once it is there, and is left to the server before', async (coding) => {
  const { answer, send } = await setting();
  const asked = { headers: { 'accept-encoding': `${coding}, identity` } };
  expect((await send(asked)).status).toBe(418);
  const bytes = await answer.coded(coding);
  const sent = await send(asked);
  expect([sent.status, sent.headers['content-encoding']]).toEqual([200, coding]);
  expect(sent.bytes.equals(bytes)).toBe(true);
});

test.each<[string, Asked]>([
  ['another address', { path: '/b' }],
  ['the address with a query', { path: '/a?x=1' }],
  ['what is to be removed', { method: 'DELETE' }],
  ['a body', { body: 'x', headers: { 'content-length': '1' } }],
  ['a body of unknown length', { body: 'x', headers: { 'transfer-encoding': 'chunked' } }],
  ['a token', { headers: { authorization: 'Bearer of-somebody-who-is-signed-in' } }],
])('issue 9: %s is left to the server', async (_what, asked) => {
  const { send } = await setting();
  expect((await send(asked)).status).toBe(418);
});

test('what has never gone out is left to the server', async () => {
  const { send } = await setting({ isSent: false });
  expect((await send()).status).toBe(418);
});

test('what looks otherwise in a tab of its own is left to the server there', async () => {
  const { send } = await setting({ variesByUse: true });
  expect((await send({ headers: { 'sec-fetch-dest': 'document' } })).status).toBe(418);
  expect((await send()).status).toBe(200);
});

test('issue 9: after a change the next request is left to the server', async () => {
  const { state, send } = await setting();
  expect((await send()).status).toBe(200);
  state.version += 1;
  expect((await send()).status).toBe(418);
});

test('once the server begins to close, all is left to it: it says so on each connection', async () => {
  const { state, send } = await setting();
  state.isClosing = true;
  expect((await send()).status).toBe(418);
});

test('issue 9: figures and log are told what they would have been told by the server, and how often it was served', async () => {
  const told = vi.fn<NonNullable<Witness>>();
  const { cache, send } = await setting({ witness: told });
  await send();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(told.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', route: '/*', status: 200 });
  expect(cache.figures().served).toBe(1);
});

test('the server keeps the limits that it was given', () => {
  const make = earlyServer(
    () => false,
    () => false,
  );
  const limits = {
    http: { headersTimeout: 1234 },
    keepAliveTimeout: 2345,
    requestTimeout: 3456,
    connectionTimeout: 4567,
  };
  const { headersTimeout, keepAliveTimeout, requestTimeout, timeout } = make(() => undefined, limits);
  expect([headersTimeout, keepAliveTimeout, requestTimeout, timeout]).toEqual([1234, 2345, 3456, 4567]);
  expect(createServer().headersTimeout).not.toBe(1234);
});
