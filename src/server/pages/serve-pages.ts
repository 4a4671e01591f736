import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../errors.ts';
import type { PageCache } from '../http/page-cache/page-cache.ts';
import { isCacheable } from '../http/page-cache/public-answer.ts';
import { sendPublic } from '../http/page-cache/send-public.ts';
import type { Metrics } from '../http/metrics.ts';
import { sendBusyPage } from './busy-page.ts';
import { movedAddress } from './moved-address.ts';
import { pageKey } from './page-key.ts';
import { isDataRequest, type pageRenderer } from './page-renderer.ts';

interface PageSupport {
  readonly render: ReturnType<typeof pageRenderer>;
  readonly cache: PageCache;
  readonly metrics: Metrics;
  /** Null in development, where Vite serves them. */
  readonly clientFolder: string | null;
}

/** Serves the built assets, and every address that is not a call as a page. */
export async function servePages(
  app: FastifyInstance,
  { render, cache, metrics, clientFolder }: PageSupport,
): Promise<void> {
  metrics.add({
    name: 'page_cache',
    help: 'Pages and calls of the cache: how many are kept, in how many bytes, and how often they were served and made',
    label: 'of',
    read: () => cache.figures(),
  });
  if (clientFolder !== null) {
    const assets = path.join(clientFolder, 'assets');
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
    });
    await app.register(fastifyStatic, {
      root: clientFolder,
      prefix: '/',
      index: false,
      wildcard: false,
      decorateReply: false,
      maxAge: '1h',
      globIgnore: ['assets/**'],
    });
  }
  app.get('/*', async (request, reply) => {
    const moved = movedAddress(request.raw.url ?? '/');
    const key = pageKey(moved ?? request.raw.url ?? '/');
    const isCached = key.isCached && clientFolder !== null;
    // The addresses of private screens hold ids and one-time tokens: no other site is to see them.
    if (!key.isCached) reply.header('referrer-policy', 'no-referrer');
    if (moved !== null)
      return reply.header('cache-control', key.isCached ? 'public, max-age=3600' : 'no-store').redirect(moved, 301);
    try {
      const page = isCached ? await cache.answer(key.url, () => render(key.url)) : await render(key.url);
      if (isCached && isCacheable(page)) return sendPublic(request, reply, page);
      return reply
        .code(page.status)
        .headers(page.headers)
        .header('cache-control', 'no-store')
        .send(await page.coded('identity'));
    } catch (error) {
      // Parts of a page are read by a program, which takes the refusal as it is.
      if (!isRefusal(error, 'unavailable') || isDataRequest(key.url)) throw error;
      return sendBusyPage(reply);
    }
  });
}
