import { mostCounted } from '../../contracts/constants.ts';

/** A number of what is counted no further than a thousand. */
export const counted = (count: number): string => (count >= mostCounted ? `${mostCounted} or more` : String(count));
