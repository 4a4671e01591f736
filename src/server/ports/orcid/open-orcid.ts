import { pages } from '../../../contracts/pages.ts';
import type { Config } from '../../config.ts';
import { openidOrcid } from './openid-orcid.ts';
import { OrcidUnavailable, type OrcidProvider } from './orcid-provider.ts';

const noClient = () => Promise.reject(new OrcidUnavailable('The publisher has no client at ORCID'));

/** ORCID with our client; without one, a provider that confirms nothing. */
export function openOrcid({ orcid, siteUrl }: Pick<Config, 'orcid' | 'siteUrl'>): OrcidProvider {
  return orcid === null
    ? { isAvailable: false, records: null, addressOf: noClient, confirm: noClient }
    : openidOrcid({ ...orcid, returnTo: siteUrl + pages.orcidReturn.href() });
}
