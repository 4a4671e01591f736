import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '../matches-etag.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { PublicAnswer, SentAs } from './public-answer.ts';

/** Told of each answer once it has gone; null where nobody wants to know. */
export type Witness =
  | ((answered: { method: string; route: string; status: number; milliseconds: number }) => void)
  | null;

/** Whether a request asks for what everyone gets: it brings no body, and nobody is named in it that a call would look up. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.authorization === undefined;

function send(request: IncomingMessage, response: ServerResponse, answer: PublicAnswer, { headers }: SentAs): boolean {
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, [...headers]).end();
    return true;
  }
  const accepted = request.headers['accept-encoding'];
  const coding = answer.codingFor(typeof accepted === 'string' ? accepted : undefined);
  const bytes = answer.ready(coding);
  if (bytes === undefined) return false;
  const encoding = coding === 'identity' ? [] : ['content-encoding', coding];
  response.writeHead(answer.status, [...headers, ...encoding, 'content-length', String(bytes.length)]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}

/**
 * Answers what is kept and has gone out once, before anything of the server's own looks at the request; false where the server
 * is to answer. What it sends is what the server has sent: the same headers but for the date, under the same address.
 */
export function answerEarly(kept: KeptAnswers, witness: Witness) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlain(request)) return false;
    const answer = kept.find(request.url ?? '');
    const sentAs = answer?.sentAs ?? null;
    if (answer === null || sentAs === null) return false;
    if (sentAs.variesByUse && request.headers['sec-fetch-dest'] === 'document') return false;
    // Nobody's clock is asked where nobody wants to know: it is a part of so short an answer.
    const start = witness === null ? 0 : performance.now();
    if (!send(request, response, answer, sentAs)) return false;
    kept.countServed();
    if (witness !== null)
      response.once('close', () =>
        witness({
          method: request.method ?? 'GET',
          route: sentAs.route,
          status: response.statusCode,
          milliseconds: performance.now() - start,
        }),
      );
    return true;
  };
}
