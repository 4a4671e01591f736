import { orcid as calls } from '../../contracts/orcid.ts';
import { atTheEnd } from '../at-the-end.ts';
import { reply } from '../product/client.ts';
import type { TestUser } from '../product/factories.ts';
import { freePort } from '../product/free-port.ts';
import { startProduct, type Product } from '../product/start-product.ts';
import { atOrcid } from './at-orcid.ts';
import { startOrcidAtHome } from './orcid-at-home.ts';

const client = { id: 'APP-COLOPHON', secret: 'a-secret-of-the-tests' };

/** The settings of a site whose ORCID is at an address. */
export const orcidSettingsFor = (issuer: string) => ({
  ORCID_CLIENT_ID: client.id,
  ORCID_CLIENT_SECRET: client.secret,
  ORCID_ISSUER: issuer,
});

/** The settings of a site whose ORCID does not answer. */
export const orcidAway = orcidSettingsFor('http://127.0.0.1:9');

/** The product with a real OpenID provider in the place of ORCID. */
export async function startOrcidSite(further: Record<string, string> = {}) {
  const [port, ownPort] = [await freePort(), await freePort()];
  const siteUrl = `http://127.0.0.1:${ownPort}`;
  const provider = await startOrcidAtHome(port, { ...client, returnTo: `${siteUrl}/orcid` });
  atTheEnd(provider.stop);
  return startProduct({ PORT: String(ownPort), SITE_URL: siteUrl, ...orcidSettingsFor(provider.issuer), ...further });
}

/** Connects an iD to a person’s account, as a browser does. */
export async function connectOrcid(
  product: Product,
  person: TestUser,
  orcid: string,
  addsWorks = false,
  addsReviews = false,
) {
  const wish = { params: { id: person.user.id }, body: { addsWorks, addsReviews } };
  const begun = await reply(product, calls.connect, wish, person);
  const body = { browser: begun.browser, query: await atOrcid(begun.location, orcid) };
  return reply(product, calls.finish, { body }, person);
}
