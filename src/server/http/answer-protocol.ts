import type { FastifyReply } from 'fastify';
import type { Call } from '../../contracts/call.ts';
import * as t from '../../messages/http-responses.ts';
import { AppError } from '../errors.ts';
import { StoreAway } from '../ports/storage/cannot-store.ts';
import type { ProtocolReply } from '../ports/resumable/resumable-uploads.ts';
import { isDatabaseAway } from './problem.ts';

/** Every answer names the version of the protocol, refusals too. */
export function nameProtocol(call: Call, reply: FastifyReply): void {
  if (call.replyKind === 'protocol') reply.header('tus-resumable', '1.0.0');
}

/**
 * A client takes any refused HEAD for a lost upload and starts again; only “busy” makes it retry. So that is the answer
 * while the database or the store is away or full.
 */
export function protocolFault(call: Call, error: unknown): unknown {
  if (call.method !== 'HEAD' || !(error instanceof Error)) return error;
  if (isDatabaseAway(error) || error instanceof StoreAway) return new AppError('busy', t.unavailable());
  return error instanceof AppError && error.code === 'storage-full' ? new AppError('busy', error.message) : error;
}

/** Sends the headers of the protocol; there is no body. */
export function sendProtocol(reply: FastifyReply, { status, headers }: ProtocolReply): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers })
    .send();
}
