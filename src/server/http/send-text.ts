import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './content-disposition.ts';
import type { TextDocument } from './route.ts';
import { documentPolicy } from './security-headers.ts';

/** Browsers show a feed as bare text, unless it is called XML: then its style sheet counts. All others get the exact type. */
const shownAs = (request: FastifyRequest, mediaType: string) =>
  request.headers['sec-fetch-dest'] === 'document' && mediaType.endsWith('+xml') ? 'application/xml' : mediaType;

/** Sends a document of its own media type; the ETag of a whole one is made where answers are compressed. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  { text, saveAs }: TextDocument,
): FastifyReply {
  if (saveAs !== null) reply.header('content-disposition', contentDisposition('attachment', saveAs));
  return reply
    .header('content-security-policy', documentPolicy)
    .header('vary', 'Sec-Fetch-Dest')
    .type(`${shownAs(request, mediaType)}; charset=utf-8`)
    .send(text);
}
