import { z } from 'zod';
import * as t from '../messages/settings.ts';
import { missingOf, type SettingFault } from './setting-fault.ts';
import { ownOrHttps, settingWord } from './setting-values.ts';

/** The DOI settings from the environment: no DOIs without a prefix, no deposits without an account. */
export const doiSettings = {
  DOI_PREFIX: z
    .string()
    .trim()
    .regex(/^10\.\d{4,9}$/, t.doiPrefix())
    .optional(),
  CROSSREF_USERNAME: settingWord.optional(),
  CROSSREF_PASSWORD: settingWord.optional(),
  CROSSREF_POLICY_DOI: z
    .string()
    .trim()
    .regex(/^10\.\d{4,9}\/\S+$/, t.doiPolicy())
    .optional(),
  CROSSREF_URL: ownOrHttps.default('https://doi.crossref.org'),
  CROSSREF_LOOKUPS: z.stringbool({ error: t.onOff() }).default(false),
  CROSSREF_API_URL: ownOrHttps.default('https://api.crossref.org'),
};

type DoiEnvironment = z.output<z.ZodObject<typeof doiSettings>>;

/** What of the settings of DOIs does not fit together. */
export function doiSettingFaults(isGiven: (name: string) => boolean): SettingFault[] {
  const faults = missingOf(['CROSSREF_USERNAME', 'CROSSREF_PASSWORD'], isGiven);
  if (!isGiven('DOI_PREFIX') && isGiven('CROSSREF_USERNAME'))
    faults.push({
      fault: t.doiPrefixMissing(),
      settings: ['DOI_PREFIX', 'CROSSREF_USERNAME'],
    });
  if (!isGiven('CROSSREF_USERNAME') && isGiven('CROSSREF_URL'))
    faults.push({
      fault: t.crossrefAccountMissing(),
      settings: ['CROSSREF_USERNAME', 'CROSSREF_URL'],
    });
  if (!isGiven('CROSSREF_LOOKUPS') && isGiven('CROSSREF_API_URL'))
    faults.push({ fault: t.crossrefLookupsMissing(), settings: ['CROSSREF_LOOKUPS', 'CROSSREF_API_URL'] });
  return faults;
}

/** The publisher’s DOI prefix and its registration agency, or null when no prefix is set. */
export function readDoiSettings(env: DoiEnvironment) {
  const { DOI_PREFIX: prefix, CROSSREF_USERNAME: username, CROSSREF_PASSWORD: password, CROSSREF_URL: url } = env;
  return {
    prefix: prefix ?? null,
    policyDoi: env.CROSSREF_POLICY_DOI ?? null,
    crossref: username !== undefined && password !== undefined ? { url, username, password } : null,
  };
}

/** Where the DOIs of references are looked up, or null where they are not. */
export const readWorksUrl = (env: DoiEnvironment): string | null =>
  env.CROSSREF_LOOKUPS ? env.CROSSREF_API_URL : null;
