import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses, type ErrorCode, type Problem } from '../../contracts/errors.ts';
import * as t from '../../messages/http-responses.ts';
import type { PlainMessage } from '../../messages/message.ts';
import { AnsweredAs, AppError, Moved, TooManyRequests } from '../errors.ts';
import { StoreAway } from '../ports/storage/cannot-store.ts';
import { dataPolicy } from './security-headers.ts';

const titles: Record<number, PlainMessage> = {
  400: t.titleMalformed,
  401: t.titleNotLoggedIn,
  402: t.titlePayment,
  403: t.titleNotAllowed,
  404: t.titleNotFound,
  408: t.titleTooSlow,
  409: t.titleConflict,
  410: t.titleGone,
  413: t.titleTooLarge,
  415: t.titleFileType,
  422: t.titleInput,
  423: t.titleBusy,
  429: t.titleTooMany,
  431: t.titleHeadTooLong,
  500: t.titleInternal,
  503: t.titleUnavailable,
  507: t.titleStorageFull,
};

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-file',
  503: 'unavailable',
};

const details: Partial<Record<ErrorCode, PlainMessage>> = {
  malformed: t.malformed,
  'too-large': t.tooLarge,
  'unsupported-file': t.unsupported,
  unavailable: t.unavailable,
  internal: t.internal,
};

/** What a network says of who cannot be reached. */
const unreachable = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)$/;
/**
 * What PostgreSQL says while it is away (08, 57P), has no room (53), cannot write (25006: it follows another one; 58030), waited
 * too long for a lock or an answer (55P03, 57014, 25P03), or chose between two that wait for each other (40).
 */
const heldUp = /^(08\w{3}|57P0[1-5]|53\w{3}|25006|58030|55P03|57014|25P03|40001|40P01)$/;

/** The disk has no room for what a request would write. */
const isDiskFull = (error: Error): boolean => 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** PostgreSQL is away, refuses connections or is held up: the request may succeed in a moment. */
export function isDatabaseAway(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  return (
    unreachable.test(code) ||
    heldUp.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(cause.message)
  );
}

/** Whether the same request may succeed in a moment. */
export const isUnavailable = (error: Error): boolean => refusalOf(error).code === 'unavailable';

function refusalOf(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StoreAway) return new AppError('unavailable', t.storageAway());
  if (isDiskFull(error)) return new AppError('unavailable', t.diskFull());
  if (isDatabaseAway(error)) return new AppError('unavailable', t.unavailable());
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const code: ErrorCode = codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'malformed' : 'internal');
  return new AppError(code, (details[code] ?? t.malformed)());
}

/** Turns a refusal into a problem document. */
export function problemOf(error: AppError): Problem {
  const status = errorStatuses[error.code];
  return {
    title: (titles[status] ?? t.titleOther)(),
    status,
    detail: error.message,
    code: error.code,
    ...(error.fields ? { errors: error.fields } : {}),
  };
}

/** The one place where errors become answers; bugs are logged and answered neutrally. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Moved)
    return reply.header('cache-control', 'public, max-age=3600').redirect(error.location, 301);
  const refusal = refusalOf(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'A request failed');
  if (refusal.code === 'unavailable') reply.header('retry-after', '5');
  if (refusal instanceof TooManyRequests) reply.header('retry-after', String(refusal.retryAfterSeconds));
  const isOfAnotherProtocol = refusal instanceof AnsweredAs;
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .header('content-security-policy', dataPolicy)
    .type(isOfAnotherProtocol ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(isOfAnotherProtocol ? refusal.body : problemOf(refusal)));
}
