import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';
import { sessionCookie } from './session-cookie.ts';

/** The headers of an answer of a site that is reached by https, or not. */
async function answeredBy(isSecure: boolean) {
  const app = Fastify();
  addSecurityHeaders(app, isSecure);
  await app.register(cookie);
  app.get('/', (_request, reply) => {
    sessionCookie(reply, isSecure).set('a-token');
    return reply.send('');
  });
  const { headers, cookies } = await app.inject('/');
  await app.close();
  return { headers, session: cookies[0] };
}

test('every answer is kept from being shown elsewhere, guessed at, or told of to other sites', async () => {
  const { headers } = await answeredBy(true);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('with https browsers are to come by nothing else, and send the cookie by nothing else', async () => {
  const { headers, session } = await answeredBy(true);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true, path: '/' });
});

test('without it nothing is promised that browsers would hold against the site later', async () => {
  const { headers, session } = await answeredBy(false);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(session).not.toHaveProperty('secure');
});
