import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../matches-etag.ts';
import { isCacheable, type PublicAnswer, type SentAs } from './public-answer.ts';

/** Headers that belong to one request or one connection, never to the next. */
const ofOneRequest = new Set(['set-cookie', 'x-request-id', 'connection', 'keep-alive', 'date', 'content-length']);

function sentAs(request: FastifyRequest, reply: FastifyReply): SentAs {
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || ofOneRequest.has(name) ? [] : [name, String(value)],
  );
  const variesByUse = /sec-fetch-dest/i.test(String(reply.getHeader('vary')));
  return { route: request.routeOptions.url ?? 'none', headers, variesByUse };
}

/** Sends an answer that everyone may have: with its ETag, in the coding that the reader takes. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PublicAnswer,
): Promise<FastifyReply> {
  const vary = reply.getHeader('vary');
  reply
    .code(answer.status)
    .headers(answer.headers)
    .header('etag', answer.etag)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('vary', vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${String(vary)}`);
  // A browser tab may get other headers than everyone else.
  const isUsual = request.headers['sec-fetch-dest'] !== 'document' || vary === undefined;
  if (isCacheable(answer) && isUsual) answer.sentAs ??= sentAs(request, reply);
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const coding = answer.codingFor(request.headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(await answer.coded(coding));
}
