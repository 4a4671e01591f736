import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../http/metrics.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import { movedAddress } from './moved-address.ts';
import { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { pageRenderer } from './page-renderer.ts';
import type { PublicVersion } from '../db/public-version.ts';
import { isForKeeping, type RenderedPage } from './rendered-page.ts';

const cacheBytes = 64 * 1024 * 1024;

/** The coding of the page that this browser takes, the smallest first. */
function codingFor(request: FastifyRequest, page: RenderedPage): 'br' | 'gzip' | 'identity' {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (page.br && /\bbr\b/.test(accepted)) return 'br';
  return page.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, isKept: boolean): FastifyReply {
  reply.code(page.status).headers(page.headers);
  if (!isKept || !isForKeeping(page)) return reply.header('cache-control', 'no-store').send(page.identity);
  reply
    .header('etag', page.etag)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', 'Accept-Encoding');
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const coding = codingFor(request, page);
  if (coding === 'identity') return reply.send(page.identity);
  return reply.header('content-encoding', coding).send(page[coding]);
}

interface PageSupport {
  readonly render: ReturnType<typeof pageRenderer>;
  readonly version: PublicVersion;
  readonly metrics: Metrics;
  /** Null in development, where Vite serves them. */
  readonly clientFolder: string | null;
}

/** Serves the built assets, and every address that is not a call as a page. */
export async function servePages(
  app: FastifyInstance,
  { render, version, metrics, clientFolder }: PageSupport,
): Promise<void> {
  const cache = new PageCache(cacheBytes, () => version.current());
  metrics.add({
    name: 'page_cache',
    help: 'Pages of the cache: how many are kept, in how many bytes, and how often they were served and rendered',
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
    const isKept = key.isKept && clientFolder !== null;
    // The addresses of private screens hold ids and one-time tokens: no other site is to see them.
    if (!key.isKept) reply.header('referrer-policy', 'no-referrer');
    if (moved !== null)
      return reply.header('cache-control', key.isKept ? 'public, max-age=3600' : 'no-store').redirect(moved, 301);
    const page = isKept ? await cache.page(key.url, () => render(key.url, true)) : await render(key.url, false);
    return send(request, reply, page, isKept);
  });
}
