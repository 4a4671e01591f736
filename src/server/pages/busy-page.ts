import type { FastifyReply } from 'fastify';
import { dataPolicy } from '../http/security-headers.ts';

/** Made once, of nothing: there is too much to do already. */
const words = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>One moment, please</title></head><body><h1>One moment, please</h1>
<p>More is asked of us just now than we can answer. Please load this page again in a moment.</p></body></html>`;

/** Tells a person in a browser to come back. */
export const sendBusyPage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .header('content-security-policy', dataPolicy)
    .type('text/html; charset=utf-8')
    .send(words);
