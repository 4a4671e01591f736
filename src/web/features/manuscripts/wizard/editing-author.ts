import type { Draft } from './draft.ts';
import { blankAuthor } from './draft.ts';
import { isTyped } from './author-rules.ts';

type AuthorsPart = Pick<Draft, 'authors' | 'authorInProgress' | 'authorEdited'>;

/** The list with what is being typed in its place: an author who is not added yet stands at the end. */
function withTyped({ authors, authorInProgress, authorEdited }: AuthorsPart) {
  if (authorEdited !== null && authors[authorEdited]) return authors.with(authorEdited, authorInProgress);
  return isTyped(authorInProgress) ? [...authors, authorInProgress] : authors;
}

/** What a draft becomes when the author at a place is opened for editing; nothing that was being typed is lost. */
export function editingAuthor(draft: AuthorsPart, place: number): AuthorsPart {
  const authors = withTyped(draft);
  return { authors, authorInProgress: authors[place] ?? blankAuthor, authorEdited: place };
}
