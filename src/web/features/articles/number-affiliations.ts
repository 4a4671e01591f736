import type { PublicAuthor } from '../../../contracts/articles.ts';

export interface NumberedAuthor {
  readonly author: PublicAuthor;
  /** The numbers of the author's affiliations; empty where all share one. */
  readonly numbers: readonly number[];
}

export interface Byline {
  readonly authors: readonly NumberedAuthor[];
  readonly affiliations: readonly string[];
}

const affiliationsOf = (author: PublicAuthor) =>
  author.affiliations.length > 0 ? author.affiliations : [author.authorAffiliation].filter((text) => text !== '');

/** Numbers the affiliations in the order in which the authors bring them. */
export function numberAffiliations(authors: readonly PublicAuthor[]): Byline {
  const affiliations = [...new Set(authors.flatMap(affiliationsOf))];
  const isShared = affiliations.length === 1 && authors.every((author) => affiliationsOf(author).length === 1);
  const numbersOf = (author: PublicAuthor) =>
    isShared ? [] : affiliationsOf(author).map((text) => affiliations.indexOf(text) + 1);
  return { authors: authors.map((author) => ({ author, numbers: numbersOf(author) })), affiliations };
}
