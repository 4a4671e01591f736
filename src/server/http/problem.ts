import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses, type ErrorCode, type Problem } from '../../contracts/errors.ts';
import { AnsweredAs, AppError, Moved, TooManyRequests } from '../errors.ts';
import { StoreAway } from '../ports/storage/cannot-store.ts';
import { dataPolicy } from './security-headers.ts';

const titles: Record<number, string> = {
  400: 'Malformed request',
  401: 'Not signed in',
  402: 'Payment needed',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  410: 'No longer available',
  413: 'Too large',
  415: 'File type not accepted',
  422: 'Input not accepted',
  423: 'Busy just now',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available just now',
  507: 'Storage is full',
};

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed',
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-file',
  503: 'unavailable',
};

const details: Partial<Record<ErrorCode, string>> = {
  malformed: 'The request could not be read.',
  'too-large': 'The request is larger than this site accepts.',
  'unsupported-file': 'This kind of content is not accepted here.',
  unavailable: 'The service is not available just now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing was changed; please try again.',
};

/** PostgreSQL is away or refuses connections: the request may succeed in a moment. */
export function isDatabaseAway(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|53300|08\w{3})$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(cause.message)
  );
}

function refusalOf(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StoreAway)
    return new AppError('unavailable', 'Our storage of files does not answer just now. Please try again in a minute.');
  if (isDatabaseAway(error)) return new AppError('unavailable', details.unavailable ?? '');
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const code: ErrorCode = codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'malformed' : 'internal');
  return new AppError(code, details[code] ?? 'The request could not be read.');
}

/** Turns a refusal into the body of its answer. */
export function problemOf(error: AppError): Problem {
  const status = errorStatuses[error.code];
  return {
    title: titles[status] ?? 'Error',
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
