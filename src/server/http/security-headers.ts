import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The policy of data answers: nothing in them may run or be shown inside another page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of feeds and similar documents, which a browser shows directly: only our style sheets are allowed. */
export const documentPolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";

/** The sources of the real provider's card form, by type; the provider's own list. */
const cardFormSources = {
  script: ' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com',
  image: ' https://*.stripe.com',
  connect: ' https://api.stripe.com https://checkout.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com',
};
const noSources = { script: '', image: '', connect: '', frame: '' };

interface PageNeeds {
  /** Where its forms lead on to. */
  readonly siteOrigin: string;
  /** Whether it contains the real provider's card form. */
  readonly takesCards: boolean;
}

/** The policy of pages, with the hashes of their own inline scripts. */
export function pagePolicy(scriptSources: string, { siteOrigin, takesCards }: PageNeeds): string {
  const cards = takesCards ? cardFormSources : noSources;
  return [
    "default-src 'self'",
    `script-src 'self'${scriptSources}${cards.script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${cards.image}`,
    "font-src 'self'",
    `connect-src 'self'${cards.connect}`,
    `frame-src 'self'${cards.frame}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // The card form of a real provider is reached by a redirect of our own form.
    `form-action 'self' ${siteOrigin} https://checkout.stripe.com`,
  ].join('; ');
}

/** What protects answers that are given before a request has come to any route: to an address or a head that cannot be read. */
export const earlyHeaders = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** The usual protective headers, the same for every answer: said once to an answer that goes nowhere. */
function protectiveHeaders(isSecure: boolean): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const protect = helmet({
    contentSecurityPolicy: false,
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  protect(answer.req, answer, () => undefined);
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Puts the usual protective headers on every answer. */
export function addSecurityHeaders(app: FastifyInstance, isSecure: boolean): void {
  const headers = protectiveHeaders(isSecure);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
