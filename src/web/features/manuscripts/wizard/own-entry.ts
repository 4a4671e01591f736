import { authorTitles } from '../../../../contracts/constants.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { AuthorFields } from './draft.ts';
import { nameOf } from './name-of.ts';

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

/** Whether a person stands in a list of authors, by their address or by their name: many papers name no address. */
export const isAmong = (authors: readonly AuthorFields[], me: AuthorFields): boolean =>
  authors.some(
    (author) =>
      inOneCase(author.authorEmail) === inOneCase(me.authorEmail) ||
      inOneCase(nameOf(author)) === inOneCase(nameOf(me)),
  );
