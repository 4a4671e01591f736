import * as openid from 'openid-client';
import { isOrcid } from '../../../contracts/orcid-id.ts';
import { OrcidRefusal, OrcidUnavailable, type OrcidProvider } from './orcid-provider.ts';
import { orcidRecords } from './orcid-records.ts';
import { permissionSealer } from './sealed-permission.ts';

interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of ORCID’s member API, without a slash at the end; null for the free public client. */
  readonly memberApi: string | null;
  readonly returnTo: string;
}

/** ORCID’s name for the permission to add works and reviews to a record. */
const activitiesScope = '/activities/update';

/** In seconds: longer than ORCID takes on a bad day. */
const patience = 10;

/** What says that ORCID answered badly, or not at all; everything else is an answer that does not count. */
const unavailable = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

function faultOf(error: unknown): Error {
  const isAway =
    error instanceof TypeError || (error instanceof openid.ClientError && unavailable.has(error.code ?? ''));
  return isAway
    ? new OrcidUnavailable('ORCID did not answer', { cause: error })
    : new OrcidRefusal('ORCID did not confirm an iD', { cause: error });
}

/** Reads ORCID’s addresses and keys. The signature of each token is checked by them, too. */
async function discover({ issuer, clientId, clientSecret }: Client): Promise<openid.Configuration> {
  // Only a provider on this machine has an address without encryption: see the settings. “Deprecated” only makes one look twice.
  // oxlint-disable-next-line typescript/no-deprecated
  const forTrials = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  return openid.discovery(new URL(issuer), clientId, undefined, openid.ClientSecretPost(clientSecret), {
    execute: [...forTrials, openid.enableNonRepudiationChecks],
    timeout: patience,
  });
}

/** ORCID by OpenID Connect: authorization code flow with PKCE. It is first asked when a person signs in. */
export function openidOrcid(client: Client): OrcidProvider {
  const sealer = permissionSealer(client.clientSecret);
  let known: Promise<openid.Configuration> | null = null;
  const discovered = async () => {
    known ??= discover(client);
    return known.catch((error: unknown) => {
      known = null;
      throw new OrcidUnavailable('ORCID could not be asked', { cause: error });
    });
  };
  return {
    isAvailable: true,
    records: client.memberApi === null ? null : orcidRecords(client.memberApi, sealer),
    async addressOf({ state, nonce, codeVerifier }, { changesRecord }) {
      const address = openid.buildAuthorizationUrl(await discovered(), {
        redirect_uri: client.returnTo,
        scope: changesRecord && client.memberApi !== null ? `openid ${activitiesScope}` : 'openid',
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return address.href;
    },
    async confirm(answer, { state, nonce, codeVerifier }) {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
      const config = await discovered();
      const tokens = await openid
        .authorizationCodeGrant(config, new URL(`${client.returnTo}?${answer}`), { ...checks, idTokenExpected: true })
        .catch((error: unknown) => {
          throw faultOf(error);
        });
      const orcid = tokens.claims()?.sub ?? '';
      if (!isOrcid(orcid)) throw new OrcidRefusal('What ORCID confirmed is no iD');
      const isAllowed = client.memberApi !== null && (tokens.scope ?? '').split(' ').includes(activitiesScope);
      return { orcid, permission: isAllowed ? sealer.seal(tokens.access_token) : null };
    },
  };
}
