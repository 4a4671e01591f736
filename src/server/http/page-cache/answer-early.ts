import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../matches-etag.ts';
import type { Metrics } from '../metrics.ts';
import type { PageCache } from './page-cache.ts';
import type { PublicAnswer, SentAs } from './public-answer.ts';

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Called after each answer; null if not needed. */
export type Witness = ((answered: Answered) => void) | null;

/** Whether the answer is the same for everyone: no body, and no visitor that a call would look up. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.authorization === undefined;

function send(request: IncomingMessage, response: ServerResponse, answer: PublicAnswer, { headers }: SentAs): boolean {
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, [...headers]).end();
    return true;
  }
  const accepted = request.headers['accept-encoding'];
  const coding = answer.codingFor(typeof accepted === 'string' ? accepted : undefined);
  const bytes = answer.ready(coding);
  if (bytes === undefined) return false;
  const encoding = coding === 'identity' ? [] : ['content-encoding', coding];
  response.writeHead(answer.status, [...headers, ...encoding, 'content-length', String(bytes.length)]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}

/**
 * Answers from the cache before the server sees the request, if the answer was sent once before; false if the server
 * has to answer. Sends exactly what the server sent under this address, except the date.
 */
export function answerEarly(cache: PageCache, witness: Witness) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlain(request)) return false;
    const answer = cache.find(request.url ?? '');
    const sentAs = answer?.sentAs ?? null;
    if (answer === null || sentAs === null) return false;
    if (sentAs.variesByUse && request.headers['sec-fetch-dest'] === 'document') return false;
    // Reading the clock is a notable part of so short an answer.
    const start = witness === null ? 0 : performance.now();
    if (!send(request, response, answer, sentAs)) return false;
    cache.countServed();
    if (witness !== null)
      response.once('close', () =>
        witness({
          method: request.method ?? 'GET',
          route: sentAs.route,
          status: response.statusCode,
          milliseconds: performance.now() - start,
        }),
      );
    return true;
  };
}

interface Settings {
  readonly http?: ServerOptions | null;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
}

/** The server with its own settings, where what answers early is asked first; no more once the server begins to close. */
export function earlyServer(early: ReturnType<typeof answerEarly>, isClosing: () => boolean) {
  return (listener: RequestListener, settings: Settings) => {
    const server = createServer(settings.http ?? {}, (request, response) => {
      if (isClosing() || !early(request, response)) listener(request, response);
    });
    // As Fastify sets them on a server that it makes itself.
    server.keepAliveTimeout = settings.keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = settings.requestTimeout ?? server.requestTimeout;
    server.setTimeout(settings.connectionTimeout ?? 0);
    return server;
  };
}

/** What the log would have been told of an answer that went out early. */
function logAnswer(app: FastifyInstance, { method, route, status, milliseconds }: Answered): void {
  const log = app.log.child({ reqId: randomUUID() });
  log.info({ req: { method, routeOptions: { url: route } } }, 'incoming request');
  log.info({ res: { statusCode: status }, responseTime: milliseconds }, 'request completed');
}

/** The answers before Fastify: the server consults it first, and it needs these facts of the application. */
export function earlyAnswers(cache: PageCache, metrics: Metrics, logLevel: string) {
  const state: { app: FastifyInstance | null; isClosing: boolean } = { app: null, isClosing: false };
  const isLogged = ['info', 'debug', 'trace'].includes(logLevel);
  const witness = (answered: Answered) => {
    metrics.observe(answered, answered.milliseconds / 1000);
    if (isLogged && state.app !== null) logAnswer(state.app, answered);
  };
  const early = answerEarly(cache, isLogged || metrics.isMeasuring ? witness : null);
  return {
    serverFactory: earlyServer(early, () => state.isClosing),
    follow: (app: FastifyInstance) => {
      state.app = app;
      app.addHook('preClose', (done) => {
        state.isClosing = true;
        done();
      });
    },
  };
}
