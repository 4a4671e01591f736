import type { Reference } from './article-parts.ts';

/** The DOI of a cited work: the one that its authors gave, or else the one that was found. */
export const citedDoi = ({ doi, foundDoi }: Pick<Reference, 'doi' | 'foundDoi'>): string | null =>
  doi ?? foundDoi ?? null;
