import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import { atTheEnd } from '../at-the-end.ts';
import { freePort } from '../product/free-port.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** How a token is forged; nothing of it changed is an honest token. */
export interface Forgery {
  readonly header?: Record<string, unknown>;
  readonly claims?: Record<string, unknown>;
  readonly isSignedByStranger?: boolean;
  readonly isUnsigned?: boolean;
  /** What the token endpoint answers instead of a token. */
  readonly status?: number;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(claims: object, { header, isSignedByStranger, isUnsigned }: Forgery): string {
  const signed = `${part({ alg: 'RS256', kid: 'own', ...header })}.${part(claims)}`;
  if (isUnsigned) return `${signed}.`;
  const key: KeyObject = isSignedByStranger ? stranger : privateKey;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}

/** A provider that answers every code with the token that a test asks for: an attacker between ORCID and us. */
export async function aForgingProvider(clientId: string) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  let next: { readonly forgery: Forgery; readonly nonce: string; readonly orcid: string } | null = null;
  const documents: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] }),
    '/token': () => {
      const now = Math.floor(Date.now() / 1000);
      const { forgery, nonce, orcid: sub } = next ?? { forgery: {}, nonce: '', orcid: '' };
      const claims = { iss: issuer, aud: clientId, sub, nonce, iat: now, exp: now + 600, ...forgery.claims };
      return { access_token: 'an-access-token', token_type: 'bearer', id_token: tokenOf(claims, forgery) };
    },
  };
  const server = createServer((request, response) => {
    const document = documents[request.url ?? ''];
    response.statusCode = request.url === '/token' ? (next?.forgery.status ?? 200) : document ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(document?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  atTheEnd(() => server.closeAllConnections());
  atTheEnd(() => server.close());
  return { issuer, answerWith: (answer: NonNullable<typeof next>) => void (next = answer) };
}
