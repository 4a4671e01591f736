import type { Config } from '../../config.ts';
import { crossrefWorks } from './crossref-works.ts';
import type { WorkSearch } from './work-search.ts';

/** In milliseconds: a search takes seconds on a bad day. */
const patience = 20_000;
/** In milliseconds: well below what Crossref allows those who leave an address. */
const pause = 1000;

/** Crossref’s search, if the publisher asks for it; else one that finds nothing. */
export const openWorkSearch = ({ worksUrl, siteUrl }: Pick<Config, 'worksUrl' | 'siteUrl'>): WorkSearch =>
  worksUrl === null
    ? { isOn: false, find: () => Promise.resolve([]) }
    : crossrefWorks({ url: worksUrl, siteUrl, patience, pause });
