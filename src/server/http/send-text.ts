import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './content-disposition.ts';
import type { TextDocument } from './route.ts';
import { documentPolicy } from './security-headers.ts';

/** Browsers show a feed as bare text, unless it is called XML: then its style sheet counts. All others get the exact type. */
export function textType(request: FastifyRequest, mediaType: string): string {
  const isShown = request.headers['sec-fetch-dest'] === 'document' && mediaType.endsWith('+xml');
  return `${isShown ? 'application/xml' : mediaType}; charset=utf-8`;
}

/** Sends a document with its own media type; the ETag is added where answers are compressed. */
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
    .type(textType(request, mediaType))
    .send(text);
}
