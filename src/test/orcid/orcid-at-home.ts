import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Provider, type Configuration } from 'oidc-provider';

interface Client {
  readonly id: string;
  readonly secret: string;
  /** Where it takes people back. */
  readonly returnTo: string;
}

const page = (action: string) => `<!doctype html><html lang="en"><title>ORCID at home</title>
<h1>Sign in to ORCID</h1>
<form method="post" action="${action}">
<p><label>ORCID iD <input name="orcid" required></label></p>
<p><button name="answer" value="allow">Authorize access</button> <button name="answer" value="deny" formnovalidate>Deny access</button></p>
</form></html>`;

const settings = ({ id, secret, returnTo }: Client): Configuration => ({
  clients: [
    {
      client_id: id,
      client_secret: secret,
      redirect_uris: [returnTo],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: {
    keys: [
      {
        ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
        kty: 'RSA',
        kid: 'at-home',
        use: 'sig',
        alg: 'RS256',
      },
    ],
  },
  scopes: ['openid', '/activities/update'],
  cookies: { keys: ['at-home'] },
  ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
  // People type the iD that they sign in with: accounts at ORCID are not what we test.
  findAccount: (_, accountId) => ({ accountId, claims: () => Promise.resolve({ sub: accountId }) }),
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId ?? '',
      accountId: oidc.session?.accountId ?? '',
    });
    grant.addOIDCScope('openid /activities/update');
    await grant.save();
    return grant;
  },
});

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page(request.url ?? ''));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const answer =
    form.get('answer') === 'deny'
      ? { error: 'access_denied', error_description: 'The person said no' }
      : { login: { accountId: form.get('orcid') ?? '', remember: false } };
  await provider.interactionFinished(request, response, answer, { mergeWithLastSubmission: false });
}

/** A real OpenID provider on loopback in the place of ORCID. */
export async function startOrcidAtHome(port: number, client: Client) {
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, settings(client));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void answer(request, response);
    signIn(provider, request, response).catch((error: unknown) => {
      response.statusCode = 400;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { issuer, stop };
}
