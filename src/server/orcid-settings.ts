import type { z } from 'zod';
import * as t from '../messages/settings.ts';
import { missingOf, type SettingFault } from './setting-fault.ts';
import { ownOrHttps, settingWord } from './setting-values.ts';

/** The ORCID settings from the environment: without a client, nothing of ORCID is shown. */
export const orcidSettings = {
  ORCID_CLIENT_ID: settingWord.optional(),
  ORCID_CLIENT_SECRET: settingWord.optional(),
  ORCID_ISSUER: ownOrHttps.default('https://orcid.org'),
  ORCID_MEMBER_API: ownOrHttps.optional(),
};

type OrcidEnvironment = z.output<z.ZodObject<typeof orcidSettings>>;

/** What of the settings of ORCID does not fit together. */
export function orcidSettingFaults(isGiven: (name: string) => boolean): SettingFault[] {
  const faults = missingOf(['ORCID_CLIENT_ID', 'ORCID_CLIENT_SECRET'], isGiven);
  if (!isGiven('ORCID_CLIENT_ID') && isGiven('ORCID_ISSUER'))
    faults.push({ fault: t.orcidClientMissing(), settings: ['ORCID_CLIENT_ID', 'ORCID_ISSUER'] });
  if (!isGiven('ORCID_CLIENT_ID') && isGiven('ORCID_MEMBER_API'))
    faults.push({ fault: t.orcidMemberClientMissing(), settings: ['ORCID_CLIENT_ID', 'ORCID_MEMBER_API'] });
  return faults;
}

/** The publisher’s client at ORCID, or null where it has none. */
export function readOrcidSettings(env: OrcidEnvironment) {
  const { ORCID_CLIENT_ID: clientId, ORCID_CLIENT_SECRET: clientSecret, ORCID_ISSUER: issuer } = env;
  const memberApi = env.ORCID_MEMBER_API ?? null;
  return clientId !== undefined && clientSecret !== undefined ? { issuer, clientId, clientSecret, memberApi } : null;
}
