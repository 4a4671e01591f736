import type { AuthorFields } from './draft.ts';

/** The place of the corresponding author: the one that was chosen, else the first. */
export const correspondingPlace = (authors: readonly AuthorFields[]): number =>
  Math.max(
    authors.findIndex(({ isCorresponding }) => isCorresponding),
    0,
  );

/** The authors with the one at a place as the corresponding author, and nobody else. */
export const withCorresponding = (authors: readonly AuthorFields[], chosen: number): AuthorFields[] =>
  authors.map((author, place) => ({ ...author, isCorresponding: place === chosen }));
