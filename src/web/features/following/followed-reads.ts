import { revisions } from '../../../contracts/revisions.ts';
import { manuscriptReads } from '../manuscripts/manuscript-reads.ts';

/** Every read that an act of a manuscript's author makes old. */
export const followedReads = [revisions.follow, ...manuscriptReads] as const;
