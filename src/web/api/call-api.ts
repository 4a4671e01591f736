import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import type { Problem } from '../../contracts/errors.ts';
import * as t from '../../messages/connection.ts';
import { endSessionOf, readSession } from '../session/session.ts';
import { ApiError, noAnswer } from './api-error.ts';

/** The method and path of a call. */
type CallAddress = Pick<Call, 'method' | 'path'>;

/** The address of a call with its parameters and query filled in. */
export function addressOf<C extends Call>(call: C | CallAddress, input: Input<C>): string {
  const params = Object.entries<unknown>(input.params ?? {});
  const path = params.reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    call.path,
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>(input.query ?? {}))
    // Queries are texts and numbers.
    // oxlint-disable-next-line typescript/no-base-to-string
    if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The bearer header of the signed-in person, if there is one. */
export const authorization = (token = readSession()?.token): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Reads a refusal; if the session of the call has ended, this browser forgets it, too. */
export function refusalOf(status: number, body: string, token: string | undefined): ApiError {
  let problem: Partial<Problem> = {};
  try {
    // Our server's refusals have this shape; a proxy's may lack any of it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    problem = JSON.parse(body) as Partial<Problem>;
  } catch {
    // The answer of a proxy is not JSON.
  }
  if (status === 401 && problem.code === 'not-signed-in') endSessionOf(token);
  return new ApiError({
    status,
    code: problem.code ?? 'internal',
    detail: problem.detail ?? t.serverFault(),
    errors: problem.errors,
  });
}

type Sending = Pick<RequestInit, 'keepalive' | 'signal'>;

/** Sends a request and reads the whole answer; a cut connection counts as no answer. */
async function exchange(address: string, request: RequestInit) {
  try {
    const answer = await fetch(address, request);
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  } catch {
    throw noAnswer();
  }
}

/** Makes a call over HTTP; throws ApiError for every refusal. */
export async function callApi<C extends Call>(
  call: C | CallAddress,
  input: Input<C> = {},
  sending: Sending = {},
): Promise<ReplyOf<C>> {
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  const token = readSession()?.token;
  const headers = {
    accept: 'application/json',
    ...authorization(token),
    ...(body === null ? {} : { 'content-type': 'application/json' }),
  };
  const { ok, status, text } = await exchange(addressOf(call, input), {
    method: call.method,
    headers,
    body,
    ...sending,
  });
  if (!ok) throw refusalOf(status, text, token);
  // The server has filtered the reply by the same schema that types it here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text) as ReplyOf<C>;
}
