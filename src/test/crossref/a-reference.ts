import type { Reference } from '../../contracts/article-parts.ts';

/** A reference as an import leaves it. */
export const aReference = (html: string, doi: string | null = null, place = 1): Reference => ({
  id: `r${place}`,
  html,
  doi,
  url: null,
});
