import type { AuthorFields, DraftContent } from '../../../../contracts/drafts.ts';
import { withKeywords } from '../wizard/with-keywords.ts';
import type { ReadDetails } from './reading/read-details.ts';

/** Something read from the manuscript that the person may take over. */
export type Offer =
  | { readonly kind: 'title' | 'abstract'; readonly text: string }
  | { readonly kind: 'keywords'; readonly words: readonly string[] }
  | { readonly kind: 'authors'; readonly authors: readonly AuthorFields[] };
export type OfferKind = Offer['kind'];

export const offerNames = { title: 'Title', abstract: 'Abstract', keywords: 'Keywords', authors: 'Authors' } as const;

/** What was read, as offers, in the order of the fields. */
export function offersOf({ title, abstract, keywords, authors }: ReadDetails): Offer[] {
  return [
    ...(title === null ? [] : [{ kind: 'title', text: title } as const]),
    ...(abstract === null ? [] : [{ kind: 'abstract', text: abstract } as const]),
    ...(keywords.length === 0 ? [] : [{ kind: 'keywords', words: keywords } as const]),
    ...(authors.length === 0 ? [] : [{ kind: 'authors', authors } as const]),
  ];
}

type Filled = Pick<DraftContent, 'articleTitle' | 'articleAbstract' | 'articleKeywords' | 'authors'>;

const fields = { title: 'articleTitle', abstract: 'articleAbstract' } as const;
const nameOf = ({ authorGivenName, authorLastName }: AuthorFields) =>
  `${authorGivenName} ${authorLastName}`.trim().toLowerCase();

/** The offered authors that are not in the list yet. */
function newAuthors(authors: readonly AuthorFields[], offered: readonly AuthorFields[]): AuthorFields[] {
  const known = new Set(authors.map(nameOf));
  const hasCorresponding = authors.some(({ isCorresponding }) => isCorresponding);
  return offered
    .filter((author) => !known.has(nameOf(author)))
    .map((author) => ({ ...author, isCorresponding: author.isCorresponding && !hasCorresponding }));
}

/** What has been typed where an offer would stand, if it would have to give way. */
export function givesWay(offer: Offer, draft: Filled): string | null {
  if (offer.kind !== 'title' && offer.kind !== 'abstract') return null;
  const typed = draft[fields[offer.kind]].trim();
  return typed === '' || typed === offer.text ? null : typed;
}

/** Whether the draft has all of an offer already. */
export function isThere(offer: Offer, draft: Filled): boolean {
  switch (offer.kind) {
    case 'title':
    case 'abstract':
      return draft[fields[offer.kind]].trim() === offer.text;
    case 'keywords':
      return withKeywords(draft.articleKeywords, offer.words.join(',')).length === draft.articleKeywords.length;
    case 'authors':
      return newAuthors(draft.authors, offer.authors).length === 0;
  }
}

/** What an offer changes: a text takes the place of what stands there, keywords and authors join those that are there. */
export function used(offer: Offer, draft: Filled): Partial<Filled> {
  switch (offer.kind) {
    case 'title':
    case 'abstract':
      return { [fields[offer.kind]]: offer.text };
    case 'keywords':
      return { articleKeywords: withKeywords(draft.articleKeywords, offer.words.join(',')) };
    case 'authors':
      return { authors: [...draft.authors, ...newAuthors(draft.authors, offer.authors)] };
  }
}

/** Puts back what an offer took the place of. */
export const putBack = (kind: OfferKind, typed: string): Partial<Filled> =>
  kind === 'title' || kind === 'abstract' ? { [fields[kind]]: typed } : {};
