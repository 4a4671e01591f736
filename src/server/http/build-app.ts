import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { payments } from '../../contracts/payments.ts';
import * as t from '../../messages/http-responses.ts';
import type { Config } from '../config.ts';
import { AppError, notFound } from '../errors.ts';
import { logSettings } from '../logged-error.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { boundBodies } from './bound-bodies.ts';
import { boundJson } from './bound-json.ts';
import { endOrderly } from './end-orderly.ts';
import type { Metrics } from './metrics.ts';
import type { NewConnections } from './new-connections.ts';
import { mountRoutes, type CallSupport } from './mount-routes.ts';
import { earlyAnswers } from './page-cache/answer-early.ts';
import { serveOpenApi } from './openapi.ts';
import { answerError } from './problem.ts';
import { readableUrl } from './readable-url.ts';
import type { Route } from './route.ts';
import { addSecurityHeaders, earlyHeaders } from './security-headers.ts';

const jsonBodyLimit = 1024 * 1024;
/** Forms without scripting have a few fields; the longest holds some thousand characters, up to nine bytes each. */
const formBodyLimit = 128 * 1024;

/** How long the head of a request may take, also on a silent connection, and how often to check; in milliseconds. */
const slowHeads = { headersTimeout: 20_000, connectionsCheckingInterval: 2000 };
/** A process holds so many connections, of some 20 kB each; more are turned away. */
const mostConnections = 5000;

const notUtf8 = t.notUtf8();
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a body; null if it is not UTF-8, which would otherwise be stored with replacement characters. */
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
    if (text === null) return done(new AppError('malformed', notUtf8));
    try {
      boundJson(text);
    } catch (error) {
      return done(error instanceof Error ? error : null);
    }
    return parseJson(request, text, done);
  });
}

/** The protocol's own library reads bodies of its type. */
function streamProtocolBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/offset+octet-stream', (_request, _bytes, done) => done(null));
}

/** Addresses hold one-time tokens and email addresses: the log gets the pattern of the route instead. */
const loggedRequest = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url });

function logOf(level: string, worker: number | null) {
  const settings = logSettings(level, worker);
  return { ...settings, serializers: { ...settings.serializers, req: loggedRequest }, redact: inUploads };
}

/** At the level `trace` the reader of uploads logs the headers of each, with whom they let in. */
const inUploads = ['*.headers.authorization', '*.headers.cookie'];

/** The calls, with what reads their bodies and packs their answers. */
async function mountCalls(
  calls: FastifyInstance,
  config: Config,
  routes: readonly Route[],
  support: CallSupport,
): Promise<void> {
  await calls.register(formbody, { bodyLimit: formBodyLimit });
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
  await calls.register((documents) =>
    serveOpenApi(
      documents,
      routes.map((route) => route.call),
      config.siteName,
    ),
  );
  calls.all('/api/*', () => {
    throw notFound('endpoint');
  });
}

/** The Fastify server with every call mounted; pages are added by their own folder. */
export async function buildApp(
  config: Config,
  routes: readonly Route[],
  support: CallSupport & {
    readonly metrics: Metrics;
    readonly newConnections: NewConnections;
    readonly worker: number | null;
  },
): Promise<FastifyInstance> {
  const early = earlyAnswers(support.cache, support.metrics, config.logLevel);
  const app = Fastify({
    serverFactory: early.serverFactory,
    logger: logOf(config.logLevel, support.worker),
    // One id in the logs of all processes; refusals show it.
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: jsonBodyLimit,
    forceCloseConnections: 'idle',
    // Open connections are still answered.
    return503OnClosing: false,
    // A large upload on a slow connection takes minutes; a client that never ends must not hold a connection forever.
    requestTimeout: 600_000,
    http: slowHeads,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(earlyHeaders)),
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: readableUrl,
  });
  app.server.maxConnections = mostConnections;
  boundBodies(app);
  early.follow(app);
  support.newConnections.follow(app.server);
  endOrderly(app, config.drainSeconds, support.newConnections);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw notFound('address');
  });
  addSecurityHeaders(app, config.siteUrl.startsWith('https:'));
  support.metrics.serve(app);
  await app.register(cookie);
  await app.register((calls) => mountCalls(calls, config, routes, support));
  return app;
}
