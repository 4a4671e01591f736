import { v5 } from 'uuid';

/** The id on record of what has a name and no row of its own: a text of the site, a letter's words. */
export const recordIdOf = (kind: string, name: string): string => v5(`${kind}:${name}`, v5.URL);
