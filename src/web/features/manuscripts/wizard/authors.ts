import { authorTitles } from '../../../../contracts/constants.ts';
import type { ContributorKind } from '../../../../contracts/contributors.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as t from '../../../../messages/wizard.ts';
import { isTyped } from './author-rules.ts';
import { blankAuthor, type AuthorFields, type Draft } from './draft.ts';

/** What tells an author from the others of a list. */
export const authorKey = (author: AuthorFields): string =>
  JSON.stringify([
    author.authorTitle,
    author.authorGivenName,
    author.authorLastName,
    author.authorEmail,
    author.authorAffiliation,
  ]);

/** Whether two entries of a list are the same in all that is typed. */
export const isSameAuthor = (one: AuthorFields, other: AuthorFields): boolean => authorKey(one) === authorKey(other);

/** A key for each author that stays with it when the list is put in another order. */
export function authorKeys(authors: readonly AuthorFields[]): string[] {
  const seen = new Map<string, number>();
  return authors.map((author) => {
    const key = authorKey(author);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return count === 0 ? key : `${key}${count}`;
  });
}

/** The name of an author, as printed. */
export const nameOf = ({ authorGivenName, authorLastName }: AuthorFields): string =>
  `${authorGivenName} ${authorLastName}`.trim() || t.unnamedAuthor();

/** An author as one of another kind: without a given name of its own the whole name is one. */
export const asKind = (author: AuthorFields, kind: ContributorKind): AuthorFields =>
  kind === 'person'
    ? { ...author, kind }
    : {
        ...author,
        kind,
        authorTitle: kind === 'group' ? '' : author.authorTitle,
        authorGivenName: '',
        authorLastName: `${author.authorGivenName} ${author.authorLastName}`.trim(),
      };

/** The place of the corresponding author: the one that was chosen, else the first. */
export const correspondingPlace = (authors: readonly AuthorFields[]): number =>
  Math.max(
    authors.findIndex(({ isCorresponding }) => isCorresponding),
    0,
  );

/** The authors with only the one at a place as the corresponding author. */
export const withCorresponding = (authors: readonly AuthorFields[], chosen: number): AuthorFields[] =>
  authors.map((author, place) => ({ ...author, isCorresponding: place === chosen }));

type AuthorsPart = Pick<Draft, 'authors' | 'authorInProgress' | 'authorEdited'>;

/** The list with what is being typed in its place: an author who is not added yet comes last. */
function withTyped({ authors, authorInProgress, authorEdited }: AuthorsPart) {
  if (authorEdited !== null && authors[authorEdited]) return authors.with(authorEdited, authorInProgress);
  return isTyped(authorInProgress) ? [...authors, authorInProgress] : authors;
}

/** What a draft becomes when the author at a place is opened for editing; nothing that was being typed is lost. */
export function editingAuthor(draft: AuthorsPart, place: number): AuthorsPart {
  const authors = withTyped(draft);
  return { authors, authorInProgress: authors[place] ?? blankAuthor, authorEdited: place };
}

type Profile = Pick<CurrentUser, 'title' | 'otherName' | 'surname' | 'email' | 'affiliation'>;

/** A person as an author, as their profile says. */
export const ownEntry = ({ title, otherName, surname, email, affiliation }: Profile): AuthorFields => ({
  // Profiles write titles without the full stop that the list of authors has.
  authorTitle: authorTitles.find((known) => known.replace('.', '') === title) ?? '',
  authorGivenName: otherName,
  authorLastName: surname,
  authorEmail: email,
  authorAffiliation: affiliation,
  isCorresponding: false,
});

const inOneCase = (text: string) => text.trim().toLowerCase();

/** Whether a list of authors has a person, by address or by name: many papers name no address. */
export const isAmong = (authors: readonly AuthorFields[], me: AuthorFields): boolean =>
  authors.some(
    (author) =>
      inOneCase(author.authorEmail) === inOneCase(me.authorEmail) ||
      inOneCase(nameOf(author)) === inOneCase(nameOf(me)),
  );
