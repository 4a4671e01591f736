import { useState } from 'react';
import type { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { blankAuthor, type AuthorFields } from './draft.ts';
import { moved } from './moved.ts';
import { nameOf } from './name-of.ts';
import type { StepProps } from './step-props.ts';

const added = 'Author Added, If you want to add more authors, please fill the form again';

/** Adding, changing, moving and removing the authors of a draft; `said` is what a screen reader hears of it. */
export function useAuthorList({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  // Each turn opens the form anew with what the draft holds.
  const [turn, setTurn] = useState(0);
  const [said, say] = useState('');
  const { authors, authorEdited } = draft;

  const open = (authorInProgress: AuthorFields, place: number | null, list = authors) => {
    change({ authorInProgress, authorEdited: place, authors: list });
    setTurn((last) => last + 1);
  };
  const edit = (place: number) => open(authors[place] ?? blankAuthor, place);
  const cancel = () => open(blankAuthor, null);
  const save = (author: ManuscriptAuthor): string | null => {
    const text = JSON.stringify(author);
    if (authors.some((known, place) => place !== authorEdited && JSON.stringify(known) === text)) {
      return 'This author is in the list already.';
    }
    open(blankAuthor, null, authorEdited === null ? [...authors, author] : authors.with(authorEdited, author));
    showNotice('good', authorEdited === null ? added : 'The author is changed.');
    return null;
  };
  const move = (from: number, to: number) => {
    const author = authors[from];
    if (!author) return;
    const places: Record<number, number> = { [from]: to, [to]: from };
    change({
      authors: moved(authors, from, to),
      authorEdited: authorEdited === null ? null : (places[authorEdited] ?? authorEdited),
    });
    say(`${nameOf(author)} is now author ${to + 1} of ${authors.length}.`);
  };
  const remove = (place: number) => {
    const isEdited = place === authorEdited;
    const edited = isEdited || authorEdited === null ? null : authorEdited - (place < authorEdited ? 1 : 0);
    open(isEdited ? blankAuthor : draft.authorInProgress, edited, authors.toSpliced(place, 1));
    say('The author is removed.');
  };
  return { turn, said, edit, cancel, save, move, remove };
}
