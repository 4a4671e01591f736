import type { Socket } from 'node:net';
import type { ErrorCode } from '../../contracts/errors.ts';
import * as t from '../../messages/http-responses.ts';
import { AppError } from '../errors.ts';
import { problemOf } from './problem.ts';
import { earlyHeaders } from './security-headers.ts';

/** What a line says that Node could not read a request from. */
interface Unreadable {
  readonly code?: string;
  /** The last bytes received: the whole head, or as much of it as was read at once. */
  readonly rawPacket?: unknown;
}

const refusals: Readonly<Record<string, readonly [ErrorCode, string, phrase: string]>> = {
  HPE_HEADER_OVERFLOW: ['head-too-large', t.headTooLong(), 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['too-slow', t.incomplete(), 'Request Timeout'],
};
const unreadable = ['malformed', t.malformed(), 'Bad Request'] as const;

const asksHeadAlone = ({ rawPacket }: Unreadable): boolean =>
  Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';

/**
 * Answers an invalid request, or one whose head is too long or too slow, like other errors; then closes the
 * connection.
 */
export function answerUnreadable(error: Unreadable, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [code, detail, phrase] = refusals[error.code ?? ''] ?? unreadable;
  const problem = problemOf(new AppError(code, detail));
  const body = JSON.stringify(problem);
  const headers = {
    ...earlyHeaders,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  // After a HEAD request a body would be read as the next answer.
  const sent = asksHeadAlone(error) ? '' : body;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write([`HTTP/1.1 ${problem.status} ${phrase}`, ...lines, '', sent].join('\r\n'));
  socket.destroySoon();
}
