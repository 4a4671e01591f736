import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page as it goes over the wire, in the three codings that browsers take. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Makes a page ready to serve; `compress` only where it will be served more than once. */
export async function makeRenderedPage(
  status: number,
  headers: Record<string, string>,
  body: string,
  compress: boolean,
): Promise<RenderedPage> {
  const identity = Buffer.from(body);
  const [br, gz] = compress
    ? await Promise.all([brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), gzipped(identity)])
    : [null, null];
  const etag = `"${createHash('sha1').update(identity).update(JSON.stringify(headers)).digest('base64url')}"`;
  return { status, headers, etag, identity, br, gzip: gz };
}

/** Whether others may be shown this very page: it was found, and its loaders do not ask to have it made afresh. */
export const isForKeeping = (page: RenderedPage) => page.status === 200 && page.headers['cache-control'] !== 'no-store';

/** What a page takes of the cache's room. */
export const sizeOf = (page: RenderedPage) =>
  page.identity.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0) + 1000;
