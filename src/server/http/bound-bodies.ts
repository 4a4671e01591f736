import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, onSendHookHandler, preParsingHookHandler } from 'fastify';
import * as t from '../../messages/http-responses.ts';
import { AppError } from '../errors.ts';

/** Milliseconds for a body that is read whole; uploads have their connection's ten minutes. */
const patience = 60_000;

const isWithBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: FastifyRequest): boolean =>
  /^\s*(multipart\/|application\/offset\+octet-stream)/i.test(headers['content-type'] ?? '');

/** The same bytes, which end in a refusal when they do not come in time. */
function inTime(bytes: Readable, milliseconds: number): Readable {
  const bounded = new PassThrough();
  const timer = setTimeout(() => {
    bounded.destroy(new AppError('too-slow', t.incomplete()));
  }, milliseconds);
  bounded.once('close', () => clearTimeout(timer));
  // The reader may have stopped early.
  bounded.on('error', () => undefined);
  bytes.once('error', (error) => bounded.destroy(error));
  return bytes.pipe(bounded);
}

/** Reads and discards the rest of a rejected body: closing at once could lose the answer. */
function forgetTheRest(request: FastifyRequest, milliseconds: number): void {
  const { raw } = request;
  raw.unpipe();
  raw.resume();
  if (isUpload(request)) return;
  const timer = setTimeout(() => raw.socket.destroy(), milliseconds);
  raw.once('close', () => clearTimeout(timer));
}

/** Limits the time a body may take, and makes sure a refusal reaches a client that is still sending. */
export function boundBodies(app: FastifyInstance, milliseconds = patience): void {
  const bound: preParsingHookHandler = (request, _reply, payload, done) => {
    done(null, isWithBody(request) && !isUpload(request) ? inTime(request.raw, milliseconds) : payload);
  };
  const linger: onSendHookHandler = (request, reply, payload, done) => {
    if (reply.statusCode >= 400 && isWithBody(request) && !request.raw.complete) {
      reply.removeHeader('connection');
      forgetTheRest(request, milliseconds);
    }
    done(null, payload);
  };
  // Read-only calls have no body and must not become slower.
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => method === 'GET' || method === 'HEAD')) return;
    route.preParsing = [bound, ...[route.preParsing ?? []].flat()];
    route.onSend = [linger, ...[route.onSend ?? []].flat()];
  });
}
