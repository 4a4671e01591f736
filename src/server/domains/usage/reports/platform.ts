import { theWorld } from '../../../../contracts/counter-api.ts';
import type { SiteFacts } from '../../../context.ts';

const longestId = 17;

/** The platform's identifier, from the emails of its name: `colophon:EIJER`. */
export function platformId({ name }: Pick<SiteFacts, 'name'>): string {
  const emails = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, longestId);
  return emails.length > 1 ? emails : 'platform';
}

/** An identifier of our own. */
export const ownId = (site: SiteFacts, id: string) => `${platformId(site)}:${id}`;

/** Whom all usage is reported to. */
export const institution = (site: SiteFacts) => ({ name: 'The World', id: ownId(site, theWorld) });
