import type { FastifyRequest } from 'fastify';
import type { Visit } from '../domains/usage/index.ts';
import { networkOf } from './network-of.ts';

/** Whether a request asks for a thing from its beginning: viewers fetch a file in many parts, and it is one use. */
const isFromBeginning = (range: string | undefined): boolean =>
  range === undefined || !range.startsWith('bytes=') || /^bytes=0+-/.test(range);

/** What a request tells of its visitor: enough to count it once, or not at all. */
export function visitOf({ method, headers, ip }: FastifyRequest): Visit {
  const isAhead = /prefetch|prerender/.test(`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`);
  return {
    network: networkOf(ip),
    userAgent: headers['user-agent'] ?? '',
    isUse: method !== 'HEAD' && !isAhead && isFromBeginning(headers.range),
  };
}
