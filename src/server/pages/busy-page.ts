import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as t from '../../messages/http-responses.ts';
import { dataPolicy } from '../http/security-headers.ts';

/** Looks like the site's pages, but loads no other file. */
const style = `
:root { color-scheme: light dark; background: light-dark(#fbf8f3, #12110f); color: light-dark(#1e1b16, #efe9df) }
body { box-sizing: border-box; min-height: 100dvh; margin: 0 auto; max-width: 32rem; padding: 2rem 1.25rem; display: flex; flex-direction: column; justify-content: center; font: 1.125rem/1.6 system-ui, sans-serif }
h1 { margin: 0; font: 500 2.25rem/1.2 Georgia, serif; text-wrap: balance }
p { margin: 1rem 0 0 }
a { color: light-dark(#0b5c5a, #5cc4bc); display: inline-block; padding-block: .5rem }
a:focus-visible { outline: 2px solid; outline-offset: 3px; border-radius: 2px }`;

/** Made once: this page is sent under overload. */
const words = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.busyTitle()}</title><style>${style}</style></head><body><main><h1>${t.busyTitle()}</h1>
<p>${t.busyText()}</p>
<p><a href="">${t.busyReload()}</a></p></main></body></html>`;

const policy = `${dataPolicy}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Tells a person in a browser to come back. */
export const sendBusyPage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(words);
