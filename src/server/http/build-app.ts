import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { payments } from '../../contracts/payments.ts';
import type { Config } from '../config.ts';
import { AppError, notFound } from '../errors.ts';
import { loggedError } from '../logged-error.ts';
import type { Metrics } from './metrics.ts';
import { mountRoutes, type CallSupport } from './mount-routes.ts';
import { serveOpenApi } from './openapi.ts';
import { answerError } from './problem.ts';
import { readableUrl } from './readable-url.ts';
import type { Route } from './route.ts';
import { addSecurityHeaders } from './security-headers.ts';

const jsonBodyLimit = 1024 * 1024;

const notUtf8 = 'The request holds bytes that are no text in UTF-8.';
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a body; null where its bytes are none: replaced by question marks they would be kept as if they were meant. */
function textOf(body: Buffer): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}

/** The provider's signature is over the bytes as they came: they must not be parsed before. */
function keepWebhookRaw(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.url.split('?')[0] === payments.webhook.path) return done(null, body);
    const text = textOf(Buffer.from(body));
    return text === null ? done(new AppError('malformed', notUtf8)) : parseJson(request, text, done);
  });
}

/** The bytes of a protocol's own type are read by whoever speaks it. */
function streamProtocolBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/offset+octet-stream', (_request, _bytes, done) => done(null));
}

/** Addresses hold one-time tokens and email addresses: the log gets the pattern of the route instead. */
const loggedRequest = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url });

/** At the level `trace` the reader of uploads logs the headers of each, with whom they let in. */
const inUploads = ['*.headers.authorization', '*.headers.cookie'];

/** A connection that is still being answered when the server begins to stop would be kept open for its next request. */
function closeConnectionsOnceIdle(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(timer));
    done();
  });
}

/** The Fastify server with every call mounted; pages are added by their own folder. */
export async function buildApp(
  config: Config,
  routes: readonly Route[],
  support: CallSupport & { readonly metrics: Metrics },
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: loggedRequest, err: loggedError }, redact: inUploads },
    // One name in the logs of all processes; whoever is refused is told it.
    genReqId: () => v7(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: jsonBodyLimit,
    forceCloseConnections: 'idle',
    // A large upload on a slow line takes minutes; a client that never ends must not hold a connection for ever.
    requestTimeout: 600_000,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: readableUrl,
  });
  closeConnectionsOnceIdle(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw notFound('This address');
  });
  await addSecurityHeaders(app, config.siteUrl.startsWith('https:'));
  support.metrics.serve(app);
  await app.register(cookie);
  await app.register(async (calls) => {
    await calls.register(formbody);
    await calls.register(compress, {
      global: true,
      threshold: 1024,
      customTypes: /^application\/(json|problem\+json)/,
    });
    await calls.register(etag);
    await calls.register(multipart, {
      limits: { files: 3, fields: 10, fileSize: config.maxUploadBytes },
      throwFileSizeLimit: false,
    });
    keepWebhookRaw(calls);
    streamProtocolBodies(calls);
    mountRoutes(calls, routes, support);
    await serveOpenApi(
      calls,
      routes.map((route) => route.call),
      config.siteName,
    );
    calls.all('/api/*', () => {
      throw notFound('This call');
    });
  });
  return app;
}
