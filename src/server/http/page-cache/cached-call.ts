import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../contracts/call.ts';
import { bytesOfJson } from '../in-parts.ts';
import { dataPolicy, documentPolicy } from '../security-headers.ts';
import { textType } from '../send-text.ts';
import { carryOut, type Carrying } from '../read-publicly.ts';
import { noExchange, type Route, type TextDocument } from '../route.ts';
import type { PageCache } from './page-cache.ts';
import { PublicAnswer } from './public-answer.ts';
import { sendPublic } from './send-public.ts';

/** Longer addresses than any of ours are made, not followed. */
const longestAddress = 300;

/** Journals are found by their abbreviations in any letter case. */
const namesOfJournals = new Set(['journalAbbreviation', 'abbreviation', 'journal']);

function spelled(name: string, value: unknown): string {
  const text = String(value);
  return namesOfJournals.has(name) ? text.toLowerCase() : text;
}

/** One address for all that ask a call for the same: made of what the call reads, since there is no end of addresses that say more. */
function addressOf({ path, params, query }: Call, request: FastifyRequest): string | null {
  const inPath = params.safeParse(request.params);
  const asked = query.safeParse(request.query);
  // Invalid requests are not cached.
  if (!inPath.success || !asked.success) return null;
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(spelled(name, inPath.data[name])));
  const given = new URLSearchParams(request.url.split('#')[0]?.split(/\?(.*)/s)[1] ?? '');
  const read = Object.entries(asked.data).filter(([name, value]) => given.has(name) && value !== undefined);
  const search = new URLSearchParams(read.map(([name, value]) => [name, spelled(name, value)]));
  search.sort();
  const address = search.size === 0 ? place : `${place}?${search}`;
  return address.length > longestAddress ? null : address;
}

/**
 * The cache address of an answer that is the same for everyone until public content changes; null if it is not cached.
 */
export const cachedAddress = ({ call }: Route, request: FastifyRequest): string | null =>
  call.changesWith === 'public-content' ? addressOf(call, request) : null;

interface Asking {
  /** From `cachedAddress`. */
  readonly address: string;
  readonly cache: PageCache;
  readonly carrying: Carrying;
}

async function make(route: Route, request: FastifyRequest, { carrying }: Asking): Promise<PublicAnswer> {
  const { call } = route;
  const raw = { params: request.params, query: request.query, body: undefined };
  // Always as a visitor, so that nothing personal gets into the cache.
  const result = await carryOut(carrying, route, { kind: 'visitor' }, raw, noExchange);
  if (call.replyKind === 'json') {
    const headers = { 'content-security-policy': dataPolicy, 'content-type': 'application/json; charset=utf-8' };
    return PublicAnswer.packed(call.status, headers, await bytesOfJson(result));
  }
  // A text call's route function is typed to answer with a document.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { text } = result as TextDocument;
  const whole = typeof text === 'string' ? text : await buffer(text);
  return PublicAnswer.packed(call.status, { 'content-security-policy': documentPolicy }, whole);
}

/** Answers a call from the page cache, or makes the answer for all who ask after. */
export async function sendCachedCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  asking: Asking,
): Promise<FastifyReply> {
  const answer = await asking.cache.answer(asking.address, () => make(route, request, asking));
  if (route.call.replyKind === 'text')
    reply.header('vary', 'Sec-Fetch-Dest').type(textType(request, route.call.mediaType));
  return sendPublic(request, reply, answer);
}
