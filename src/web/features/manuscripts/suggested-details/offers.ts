import { Offer, type AuthorFields, type DraftContent, type SettledOffer } from '../../../../contracts/drafts.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { withKeywords } from '../wizard/draft.ts';
import type { ReadDetails } from './reading/read-details.ts';

export type OfferKind = Offer['kind'];

export const offerNames = {
  title: common.title,
  abstract: common.abstract,
  keywords: t.keywords,
  authors: t.authors,
} as const;

/** The details that were read, as open suggestions, in the order of the fields. */
export function offersOf({ title, abstract, keywords, authors }: ReadDetails): SettledOffer[] {
  const offers: (Offer | null)[] = [
    title === null ? null : { kind: 'title', text: title },
    abstract === null ? null : { kind: 'abstract', text: abstract },
    keywords.length === 0 ? null : { kind: 'keywords', words: [...keywords] },
    authors.length === 0 ? null : { kind: 'authors', authors: [...authors] },
  ];
  // A suggestion that is too long would stop the whole draft from being saved.
  return offers.flatMap((offer) =>
    offer !== null && Offer.safeParse(offer).success ? [{ offer, outcome: 'open', typed: null }] : [],
  );
}

/** A draft in which an offer has been answered. */
export function answered(
  kind: OfferKind,
  outcome: SettledOffer['outcome'],
  typed: string | null,
  { found }: Pick<DraftContent, 'found'>,
): Pick<DraftContent, 'found'> {
  const offers = found?.offers.map((known) => (known.offer.kind === kind ? { ...known, outcome, typed } : known));
  return { found: found && { ...found, offers: offers ?? [] } };
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

/** The typed text that a suggestion would replace, if there is any. */
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
      return withKeywords(draft.articleKeywords, offer.words).length === draft.articleKeywords.length;
    case 'authors':
      return newAuthors(draft.authors, offer.authors).length === 0;
  }
}

/** What a suggestion changes: a text replaces the current one, keywords and authors are added. */
export function used(offer: Offer, draft: Filled): Partial<Filled> {
  switch (offer.kind) {
    case 'title':
    case 'abstract':
      return { [fields[offer.kind]]: offer.text };
    case 'keywords':
      return { articleKeywords: withKeywords(draft.articleKeywords, offer.words) };
    case 'authors':
      return { authors: [...draft.authors, ...newAuthors(draft.authors, offer.authors)] };
  }
}

const isUnchanged = (author: AuthorFields, offered: AuthorFields) =>
  JSON.stringify({ ...author, isCorresponding: false }) === JSON.stringify({ ...offered, isCorresponding: false });

/** Undoes a used suggestion: the replaced text comes back, and what was added goes unless it has been changed since. */
export function undone(offer: Offer, typed: string | null, draft: Filled): Partial<Filled> {
  switch (offer.kind) {
    case 'title':
    case 'abstract':
      return draft[fields[offer.kind]].trim() === offer.text ? { [fields[offer.kind]]: typed ?? '' } : {};
    case 'keywords':
      return { articleKeywords: draft.articleKeywords.filter((word) => !offer.words.includes(word)) };
    case 'authors':
      return {
        authors: draft.authors.filter((author) => !offer.authors.some((offered) => isUnchanged(author, offered))),
      };
  }
}
