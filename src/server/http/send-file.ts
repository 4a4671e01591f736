import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../ports/storage/file-storage.ts';
import { contentDisposition } from './content-disposition.ts';
import { matchesEtag } from './matches-etag.ts';
import type { FileDownload } from './route.ts';

type Asked = ByteRange | 'whole' | 'unsatisfiable';

/** Reads a single `bytes=` range; several or invalid ranges get the whole file. */
export function readRange(header: string | undefined, size: number): Asked {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

/** Streams a file with ETag and Range; its content cannot run in the browser. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileDownload,
): Promise<FastifyReply> {
  reply
    .header('etag', file.etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', file.caching === 'public' ? 'public, max-age=0, must-revalidate' : 'private, no-store')
    .header('content-disposition', contentDisposition('inline', file.name))
    .header('x-content-type-options', 'nosniff');
  // A sandbox would also stop the browser's own PDF viewer, which runs no script of the document.
  if (file.mediaType !== 'application/pdf')
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const range = readRange(request.headers.range, file.size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  reply.type(file.mediaType);
  if (range === 'whole') return reply.header('content-length', file.size).send(await file.open());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await file.open(range));
}
