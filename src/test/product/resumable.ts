import { v7 } from 'uuid';
import { files } from '../../contracts/files.ts';

/** Where a product is reached: that of a suite, or a process of its own. */
export interface Reachable {
  readonly url: string;
}

export interface Announcement {
  readonly name?: string;
  readonly awsId?: string;
  readonly slot?: string | null;
  readonly size: number;
}

const encoded = (value: string) => Buffer.from(value, 'utf8').toString('base64');

/** What the protocol says of a file. */
function metadataOf({ name = 'paper.pdf', awsId = v7(), slot = '1' }: Omit<Announcement, 'size'>): string {
  const facts = { filename: name, awsId, ...(slot === null ? {} : { slot }) };
  return Object.entries(facts)
    .map(([key, value]) => `${key} ${encoded(value)}`)
    .join(',');
}

/** The headers of every request of the protocol. */
export const protocolHeaders = (token: string | null, headers: Record<string, string> = {}) => ({
  'tus-resumable': '1.0.0',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...headers,
});

/** Asks to begin an upload. */
export const askToBegin = (
  product: Reachable,
  token: string | null,
  announced: Announcement,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(product.url + files.beginResumable.path, {
    method: 'POST',
    headers: protocolHeaders(token, {
      'upload-length': String(announced.size),
      'upload-metadata': metadataOf(announced),
      ...headers,
    }),
  });

/** Begins an upload; answers with its address. */
export async function begun(product: Reachable, token: string, announced: Announcement): Promise<string> {
  const answer = await askToBegin(product, token, announced);
  const location = answer.headers.get('location');
  if (answer.status !== 201 || location === null)
    throw new Error(`The upload was not begun: ${answer.status} ${await answer.text()}`);
  return location;
}

/** Sends bytes to go on an upload from an offset. */
export const sendPiece = (
  product: Reachable,
  token: string | null,
  location: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(product.url + location, {
    method: 'PATCH',
    headers: protocolHeaders(token, {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    }),
    body: bytes,
  });

/** Asks where an upload stands. */
export const askState = (product: Reachable, token: string | null, location: string): Promise<Response> =>
  fetch(product.url + location, { method: 'HEAD', headers: protocolHeaders(token) });

/** How many bytes of an upload have arrived. */
export async function offsetOf(product: Reachable, token: string, location: string): Promise<number> {
  const answer = await askState(product, token, location);
  const offset = answer.headers.get('upload-offset');
  if (answer.status !== 200 || offset === null) throw new Error(`The upload does not stand anywhere: ${answer.status}`);
  return Number(offset);
}

/** Gives an upload up. */
export const cancelled = (product: Reachable, token: string | null, location: string): Promise<Response> =>
  fetch(product.url + location, { method: 'DELETE', headers: protocolHeaders(token) });
