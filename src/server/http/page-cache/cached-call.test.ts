import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../../contracts/call.ts';
import type { Actor, Context } from '../../context.ts';
import { noLimits } from '../../ports/limits/call-limits.ts';
import { allRoutes } from '../../routes/all-routes.ts';
import { mountRoutes } from '../mount-routes.ts';
import { route } from '../route.ts';
import { PageCache } from './page-cache.ts';

const administrator: Actor = { kind: 'user', userId: 'u1', email: 'a@b.example', isAdmin: true, sessionId: 's1' };

const declared = {
  method: 'GET',
  path: '/api/who',
  summary: 'Who asks',
  access: 'visitor',
  query: z.object({ page: z.string().optional() }),
  reply: z.object({ kind: z.string(), times: z.int(), words: z.string() }),
} as const;

interface Place {
  readonly path?: string;
  readonly params?: z.ZodObject;
}

/** A server with one call that says who asks and how often it was carried out. */
async function setting(changesWith: 'public-content' | 'anything' = 'public-content', place: Place = {}) {
  const state = { version: 1, times: 0 };
  const call = defineCall({ ...declared, ...place, caching: 'public', changesWith });
  const run = route(call, async ({ actor }) => {
    state.times += 1;
    return { kind: actor.kind, times: state.times, words: 'enough to compress '.repeat(100) };
  });
  const cache = new PageCache(1_000_000, { current: () => state.version, standsFrom: () => 1 });
  const app = Fastify();
  app.addHook(
    'onRequest',
    async (_request, reply) =>
      void reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'set-cookie': 's=secret', 'x-request-id': 'of-one' }),
  );
  mountRoutes(app, [run], {
    findActor: async () => administrator,
    // The route only uses the actor of its context.
    contextFor: (actor) => ({ actor }) as Context,
    publicContext: () => null,
    copyFailed: () => undefined,
    limits: noLimits,
    cache,
    admit: (work) => work(),
    admitUpload: (work) => work(),
    shareUploads: (_holder, work) => work(),
    siteUrl: 'http://localhost',
  });
  const ask = (url = '/api/who', headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { state, cache, ask };
}

const token = { authorization: `Bearer ${'t'.repeat(43)}` };

test('issue 9: a cached call is carried out once for all, and as a visitor whoever asks first', async () => {
  const { state, ask } = await setting();
  const first = await ask('/api/who', token);
  expect(first.json()).toMatchObject({ kind: 'visitor', times: 1 });
  expect((await ask()).body).toBe(first.body);
  expect(state.times).toBe(1);
});

test('a call that is not declared so is carried out each time, as whoever asks', async () => {
  const { ask } = await setting('anything');
  expect((await ask('/api/who', token)).json()).toMatchObject({ kind: 'user', times: 1 });
  expect((await ask()).json()).toMatchObject({ kind: 'visitor', times: 2 });
});

test('issue 9: a change of public content is seen on the next request', async () => {
  const { state, ask } = await setting();
  await ask();
  state.version += 1;
  expect((await ask()).json()).toMatchObject({ times: 2 });
});

test.each(['/api/who?page=1&page=1', `/api/who?page=${'1'.repeat(300)}`])(
  'what has no end is not cached: %s',
  async (url) => {
    const { cache, ask } = await setting();
    await ask(url);
    expect(cache.figures().kept).toBe(0);
    await ask('/api/who?page=1');
    expect(cache.figures().kept).toBe(1);
  },
);

test('an answer has one address, whatever else is written into it', async () => {
  const { state, cache, ask } = await setting();
  const spellings = ['', '#1', '#2?page=1', '?', '?&&', '?other=1', '?toString=1', '?__proto__=1', '?constructor=1#2'];
  for (const spelling of spellings) expect((await ask(`/api/who${spelling}`)).statusCode).toBe(200);
  expect(state.times).toBe(1);
  for (const spelling of ['?page=2', '?%70age=2', '?page=2&other=1', '?other=1&page=2#3', '?page=%32'])
    await ask(`/api/who${spelling}`);
  expect(state.times).toBe(2);
  expect(cache.find('/api/who?page=2')).not.toBeNull();
});

test('what is read of the path is read of the address too: the letter case of a journal makes no other answer', async () => {
  const { state, ask } = await setting('public-content', {
    path: '/api/of/:journal/:volume',
    params: z.object({ journal: z.string(), volume: z.string() }),
  });
  for (const path of ['/api/of/ABC/1a', '/api/of/abc/1a', '/api/of/%61bc/1a', '/api/%6ff/aBc/1%61']) await ask(path);
  expect(state.times).toBe(1);
  await ask('/api/of/abc/1A');
  expect(state.times).toBe(2);
});

test('it carries an ETag, says that it varies by coding, is compressed once, and answers 304', async () => {
  const { ask } = await setting();
  const plain = await ask();
  const { etag = '', ...headers } = plain.headers;
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  const compressed = await ask('/api/who', { 'accept-encoding': 'gzip' });
  expect([compressed.headers['content-encoding'], compressed.headers.etag]).toEqual(['gzip', etag]);
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  expect((await ask('/api/who', { 'if-none-match': etag })).statusCode).toBe(304);
});

test('issue 9: of what is sent again nothing belongs to the one who asked first', async () => {
  const { cache, ask } = await setting();
  await ask('/api/who', { ...token, cookie: 'colophon_session=secret' });
  const names = cache.find('/api/who')?.sentAs?.headers.filter((_, place) => place % 2 === 0);
  expect(names).toContain('x-frame-options');
  for (const name of ['set-cookie', 'x-request-id', 'date', 'connection']) expect(names).not.toContain(name);
});

test('issue 9: only calls that anybody may make, that ask for nothing else and count nobody are cached', () => {
  const cached = allRoutes(null).filter(({ call }) => call.changesWith === 'public-content');
  expect(cached.length).toBeGreaterThan(10);
  for (const { call } of cached)
    expect(call).toMatchObject({
      method: 'GET',
      access: 'visitor',
      caching: 'public',
      credentials: 'bearer',
      actsFor: null,
      limit: null,
    });
});
