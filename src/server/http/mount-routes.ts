import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Redirect, type Call } from '../../contracts/call.ts';
import * as t from '../../messages/http-responses.ts';
import type { Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import type { CallLimits } from '../ports/limits/call-limits.ts';
import type { ProtocolInput, ProtocolReply } from '../ports/resumable/resumable-uploads.ts';
import type { Admit, Share } from './admit.ts';
import { cachedAddress, sendCachedCall } from './page-cache/cached-call.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { nameProtocol, protocolFault, sendProtocol } from './answer-protocol.ts';
import { withinLimit } from './limit-calls.ts';
import { carryOut, type Carrying } from './read-publicly.ts';
import type { FileDownload, Route, SignedEvent, TextDocument, UploadedPart } from './route.ts';
import { dataPolicy } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { sendText } from './send-text.ts';
import { bearerToken, cookieToken, sessionCookie } from './session-cookie.ts';
import { visitOf } from './visit-of.ts';

/** What the HTTP layer needs to carry out calls. */
export interface CallSupport extends Carrying {
  /** Null for a token that is unknown, expired or revoked. */
  findActor(credential: { kind: 'bearer' | 'cookie'; token: string }): Promise<Actor | null>;
  readonly limits: CallLimits;
  readonly cache: PageCache;
  readonly admit: Admit;
  readonly admitUpload: Admit;
  /** By who sends. */
  readonly shareUploads: Share;
  readonly siteUrl: string;
}

/**
 * Whether the browser says that our page sent this. Pages that hide their address have the origin "null": then the
 * header counts, which no page can set.
 */
function isFromOurPages({ headers, protocol, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin } = headers;
  if (origin === 'null') return headers['sec-fetch-site'] === 'same-origin';
  return origin !== undefined && [new URL(siteUrl).origin, `${protocol}://${host}`].includes(origin);
}

/** A form post by cookie must come from our own pages. */
function refuseForeignOrigin(request: FastifyRequest, siteUrl: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isFromOurPages(request, siteUrl))
    throw new AppError('forbidden', t.foreignForm());
}

async function actorOf(call: Call, request: FastifyRequest, support: CallSupport): Promise<Actor> {
  const bearer = bearerToken(request);
  if (bearer !== null) {
    const actor = await support.findActor({ kind: 'bearer', token: bearer });
    if (actor === null && call.access !== 'visitor') throw new AppError('not-signed-in', t.sessionEnded());
    return actor ?? { kind: 'visitor' };
  }
  const cookie = call.credentials === 'bearer-or-cookie' ? cookieToken(request) : null;
  if (cookie === null) return { kind: 'visitor' };
  refuseForeignOrigin(request, support.siteUrl);
  return (await support.findActor({ kind: 'cookie', token: cookie })) ?? { kind: 'visitor' };
}

async function* uploadedParts(request: FastifyRequest): AsyncGenerator<UploadedPart> {
  if (!request.isMultipart()) throw new AppError('malformed', t.sendMultipart());
  try {
    for await (const part of request.files())
      yield { name: part.filename, bytes: part.file, wasCut: () => part.file.truncated };
  } finally {
    // After a refusal the rest is read and forgotten: a browser sends everything before it listens.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** The multipart parser's errors for an interrupted or invalid body, and for an invalid or long boundary. */
const brokenUpload = /unexpected end|malformed|terminated early|aborted|premature|ECONNRESET|boundary|needle/i;

/** Converts an upload error: the sender's fault, or the connection's. */
function uploadFault(error: unknown): unknown {
  const isBroken =
    error instanceof Error &&
    !(error instanceof AppError) &&
    brokenUpload.test(`${error.message} ${'code' in error ? String(error.code) : ''}`);
  return isBroken ? new AppError('malformed', t.uploadBroken()) : error;
}

/** Another site's form cannot send JSON, so a JSON call accepts nothing else. */
function refuseForms(request: FastifyRequest): void {
  if (request.body === undefined || request.body === null) return;
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new AppError('unsupported-file', 'Please send the body as application/json.');
}

function bodyOf(call: Call, request: FastifyRequest): unknown {
  if (call.bodyKind === 'multipart') return uploadedParts(request);
  if (call.bodyKind === 'protocol') return { headers: request.headers, bytes: request.raw } satisfies ProtocolInput;
  if (call.bodyKind === 'json') refuseForms(request);
  if (call.bodyKind !== 'raw') return request.body;
  return {
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    signature: String(request.headers['stripe-signature'] ?? ''),
  } satisfies SignedEvent;
}

/** Says when the connection closes before the answer has gone. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new AppError('unavailable', t.connectionClosed()));
  });
  return gone.signal;
}

const atOnce: Admit = (work) => work();

const isUpload = ({ bodyKind }: Call): boolean => bodyKind === 'multipart' || bodyKind === 'protocol';

/** Uploads wait for their senders and take no place in the queue; monitoring is always answered. */
function doorOf(call: Call, { admit, admitUpload }: CallSupport): Admit {
  if (call.path === '/healthz' || call.path === '/readyz') return atOnce;
  return isUpload(call) ? admitUpload : admit;
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  support: CallSupport,
): Promise<FastifyReply> {
  const { call } = route;
  nameProtocol(call, reply);
  const actor = await actorOf(call, request, support).catch((error: unknown) => {
    throw protocolFault(call, error);
  });
  const cookie = sessionCookie(reply, support.siteUrl.startsWith('https:'));
  const exchange = {
    userAgent: request.headers['user-agent'] ?? '',
    visit: visitOf(request),
    givenUp: goneSignal(reply),
    setSessionCookie: cookie.set,
    clearSessionCookie: cookie.clear,
  };
  const address = cachedAddress(route, request);
  if (address !== null)
    return sendCachedCall(route, request, reply, { address, cache: support.cache, carrying: support });
  const input = { params: request.params, query: request.query, body: bodyOf(call, request) };
  const asked = { actor, address: request.ip, params: input.params, body: input.body };
  const carry = () =>
    withinLimit(support.limits, call.limit, asked, () => carryOut(support, route, actor, input, exchange));
  // Requests without a valid account are refused before anything is read.
  const shared = isUpload(call) && actor.kind === 'user' ? support.shareUploads(actor.userId, carry) : carry();
  const result = await shared.catch((error: unknown) => {
    throw call.bodyKind === 'multipart' ? uploadFault(error) : protocolFault(call, error);
  });
  // A file call's route function is typed to answer with a download, whose bytes no schema can hold.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (call.replyKind === 'file') return sendFile(request, reply, result as FileDownload);
  reply.header('content-security-policy', dataPolicy);
  reply.header('cache-control', call.caching === 'public' ? 'public, max-age=0, must-revalidate' : 'no-store');
  // A text call's route function is typed to answer with a document.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (call.replyKind === 'text') return sendText(request, reply, call.mediaType, result as TextDocument);
  // A protocol call's route function is typed to answer with its headers.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (call.replyKind === 'protocol') return sendProtocol(reply, result as ProtocolReply);
  if (call.replyKind === 'redirect') return reply.redirect(Redirect.parse(result).location, call.status);
  return reply.code(call.status).send(result);
}

/** Mounts every call on the server. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], support: CallSupport): void {
  for (const route of routes) {
    const { method, path } = route.call;
    const admit = doorOf(route.call, support);
    app.route({ method, url: path, handler: (request, reply) => admit(() => answer(route, request, reply, support)) });
  }
}
