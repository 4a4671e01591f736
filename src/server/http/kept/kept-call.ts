import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../contracts/call.ts';
import { dataPolicy, documentPolicy } from '../security-headers.ts';
import { textType } from '../send-text.ts';
import { carryOut, type Carrying } from '../read-publicly.ts';
import { noExchange, type Route, type TextDocument } from '../route.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { PublicAnswer } from './public-answer.ts';
import { sendPublic } from './send-public.ts';

/** Longer addresses than any of ours are made, not followed. */
const longestAddress = 300;

/** Whether the address says nothing but what the call reads, and that once: there is no end of addresses that say more. */
function isPlainAddress({ query }: Call, url: string): boolean {
  if (url.length > longestAddress) return false;
  const names = [...new URLSearchParams(url.split(/\?(.*)/s)[1] ?? '').keys()];
  return new Set(names).size === names.length && names.every((name) => name in query.shape);
}

/** Whether the answer to a request is the same for everyone until public content changes. */
export const isKeptCall = ({ call }: Route, request: FastifyRequest): boolean =>
  call.changesWith === 'public-content' && isPlainAddress(call, request.url);

interface Asking {
  readonly kept: KeptAnswers;
  readonly carrying: Carrying;
}

async function make(route: Route, request: FastifyRequest, { carrying }: Asking): Promise<PublicAnswer> {
  const { call } = route;
  const raw = { params: request.params, query: request.query, body: undefined };
  // Whoever asks: nothing of theirs can get into what others are given.
  const result = await carryOut(carrying, route, { kind: 'visitor' }, raw, noExchange);
  if (call.replyKind === 'json') {
    const headers = { 'content-security-policy': dataPolicy, 'content-type': 'application/json; charset=utf-8' };
    return new PublicAnswer(call.status, headers, JSON.stringify(result));
  }
  // A text call's route function is typed to answer with a document; of those that are kept none is streamed.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { text } = result as TextDocument;
  if (typeof text !== 'string') throw new Error(`${call.path} streams its answer, and cannot be kept`);
  return new PublicAnswer(call.status, { 'content-security-policy': documentPolicy }, text);
}

/** Answers a call with what is kept, or makes it for all who ask after. */
export async function sendKeptCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  asking: Asking,
): Promise<FastifyReply> {
  const answer = await asking.kept.answer(request.url, () => make(route, request, asking));
  if (route.call.replyKind === 'text')
    reply.header('vary', 'Sec-Fetch-Dest').type(textType(request, route.call.mediaType));
  return sendPublic(request, reply, answer);
}
