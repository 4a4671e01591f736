import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The policy of answers that are data: nothing of them is to run or to be shown inside another page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of pages, with the hashes of their own inline scripts; `siteOrigin` is where their forms lead on to. */
export const pagePolicy = (scriptSources: string, siteOrigin: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptSources}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'self'",
    "base-uri 'none'",
    // The card form of a real provider is reached by a redirect of our own form.
    `form-action 'self' ${siteOrigin} https://checkout.stripe.com`,
  ].join('; ');

/** The usual protective headers on every answer. */
export async function addSecurityHeaders(app: FastifyInstance, isSecure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}
