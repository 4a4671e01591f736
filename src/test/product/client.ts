import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import type { Problem } from '../../contracts/errors.ts';
import type { Reachable } from './resumable.ts';

interface Sent {
  readonly token?: string | null;
  readonly headers?: Record<string, string>;
}

/** The address of a call with its parameters and query filled in. */
export function addressOf(product: Reachable, call: Call, input: { params?: unknown; query?: unknown }): string {
  const params = Object.entries(input.params ?? {});
  const path = params.reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    call.path,
  );
  const search = new URLSearchParams(Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]));
  return `${product.url}${path}${search.size > 0 ? `?${search}` : ''}`;
}

const bearer = (token: string | null | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Sends a call over HTTP as it would come from outside, and answers with status, headers and body. */
export async function send<C extends Call>(
  product: Reachable,
  call: C,
  input: Input<C> = {},
  { token, headers = {} }: Sent = {},
) {
  const json = input.body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(addressOf(product, call, input), {
    method: call.method,
    headers: { ...json, ...bearer(token), ...headers },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** Sends a call that must succeed; answers with its reply. */
export async function reply<C extends Call>(
  product: Reachable,
  call: C,
  input: Input<C> = {},
  sent: Sent = {},
): Promise<ReplyOf<C>> {
  const answer = await send(product, call, input, sent);
  if (answer.status !== call.status)
    throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${answer.text}`);
  // The server has filtered the reply by the schema that types it here.
  return JSON.parse(answer.text) as ReplyOf<C>;
}

/** Sends a call that must be refused; answers with the problem. */
export async function refusal<C extends Call>(
  product: Reachable,
  call: C,
  input: Input<C> = {},
  sent: Sent = {},
): Promise<Problem> {
  const answer = await send(product, call, input, sent);
  if (answer.status < 400) throw new Error(`${call.method} ${call.path} was not refused: ${answer.status}`);
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json'))
    throw new Error(`Not a problem: ${answer.text}`);
  // problem+json is what the answer says it is.
  return JSON.parse(answer.text) as Problem;
}

/** Uploads files as the wizard does: multipart field s3Files. */
export async function upload(
  product: Reachable,
  token: string | null,
  awsId: string,
  files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[],
  slot?: number,
) {
  const form = new FormData();
  for (const file of files) form.append('s3Files', new Blob([file.bytes]), file.name);
  const query = slot === undefined ? '' : `?slot=${slot}`;
  const response = await fetch(`${product.url}/api/s3/upload/${awsId}${query}`, {
    method: 'POST',
    headers: bearer(token),
    body: form,
  });
  return { status: response.status, text: await response.text() };
}
