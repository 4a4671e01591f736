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
 * A client takes any refused question where it stands for the loss of its upload, and begins anew; only “busy” lets it ask
 * again. While the database or the store is away, or the file that has arrived finds no room, that is what it is to do.
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
