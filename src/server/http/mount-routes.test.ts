import { request as ask } from 'node:http';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../contracts/call.ts';
import type { Context } from '../context.ts';
import { noLimits } from '../ports/limits/call-limits.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { mountRoutes, type CallSupport } from './mount-routes.ts';
import { route } from './route.ts';

const slow = defineCall({
  method: 'POST',
  path: '/api/slow',
  summary: 'Waits',
  access: 'visitor',
  body: z.object({ isShort: z.boolean() }),
  reply: z.object({}),
});

/** A server whose only call starts and waits, and what it learns about its caller. */
async function setting() {
  const begun = Promise.withResolvers<void>();
  const signals: AbortSignal[] = [];
  const app = Fastify();
  const support: Partial<CallSupport> = {
    contextFor: (actor, givenUp) => {
      if (givenUp) signals.push(givenUp);
      return { actor } as Context;
    },
    publicContext: () => null,
    limits: noLimits,
    cache: new PageCache(0, { current: () => null, standsFrom: () => 0 }),
    admit: (work) => work(),
    siteUrl: 'http://localhost',
  };
  const run = route(slow, async (_ctx, { body }) => {
    begun.resolve();
    return body.isShort ? {} : new Promise(() => {});
  });
  // The call uploads nothing, and no one has logged in.
  mountRoutes(app, [run], support as CallSupport);
  const url = `${await app.listen()}/api/slow`;
  const headers = { 'content-type': 'application/json' };
  return { app, signals, begun: begun.promise, url, headers };
}

test('the work for a connection that closes is given up; what was answered is not', async () => {
  const { app, signals, begun, url, headers } = await setting();
  const short = await fetch(url, { method: 'POST', headers, body: '{"isShort":true}' });
  await short.json();
  const leaving = ask(url, { method: 'POST', headers, agent: false });
  leaving.on('error', () => {});
  leaving.end('{"isShort":false}');
  await begun;
  await expect.poll(() => signals.length).toBe(2);
  leaving.destroy();
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  await app.close();
});
