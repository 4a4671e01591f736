import { useState } from 'react';
import type { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { moved } from '../../../ui/sorting/sortable-list.ts';
import { completed, mergedWords, type Merged } from './author-paste/merge-authors.ts';
import { correspondingPlace, editingAuthor, isSameAuthor, nameOf, withCorresponding } from './authors.ts';
import { blankAuthor, type AuthorFields, type StepProps } from './draft.ts';

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
  const edit = (place: number) => {
    const next = editingAuthor(draft, place);
    if (next.authors.length > authors.length) say('The author that you had begun stands at the end of the list.');
    open(next.authorInProgress, place, next.authors);
  };
  const cancel = () => open(blankAuthor, null);
  const save = (author: ManuscriptAuthor): string | null => {
    if (authors.some((known, place) => place !== authorEdited && isSameAuthor(known, author)))
      return 'This author is in the list already.';
    open(blankAuthor, null, authorEdited === null ? [...authors, author] : authors.with(authorEdited, author));
    showNotice('good', authorEdited === null ? added : 'The author is changed.');
    return null;
  };
  const move = (from: number, to: number) => {
    const author = authors[from];
    if (!author || from === to) return;
    // The one who was chosen, or was the first when nobody was, stays the corresponding author.
    const chosen = withCorresponding(authors, correspondingPlace(authors));
    const places = moved([...authors.keys()], from, to);
    change({
      authors: moved(chosen, from, to),
      authorEdited: authorEdited === null ? null : places.indexOf(authorEdited),
    });
    say(`${nameOf(author)} is now author ${to + 1} of ${authors.length}.`);
  };
  const remove = (place: number) => {
    const isEdited = place === authorEdited;
    const edited = isEdited || authorEdited === null ? null : authorEdited - (place < authorEdited ? 1 : 0);
    const others = authors.toSpliced(place, 1);
    // Whoever removes an author from the list stays there: the form is opened anew only when it showed that author.
    if (isEdited) open(blankAuthor, null, others);
    else change({ authors: others, authorEdited: edited });
    say('The author is removed.');
  };
  const choose = (place: number) => {
    change({ authors: withCorresponding(authors, place) });
    say(`${nameOf(authors[place] ?? blankAuthor)} is the corresponding author.`);
  };
  const merge = ({ authors: all, fates }: Merged) => {
    if (authorEdited === null) change({ authors: all });
    else open(completed(draft.authorInProgress, all[authorEdited] ?? blankAuthor), authorEdited, all);
    showNotice('good', mergedWords(fates));
  };
  const addMe = (me: AuthorFields) => {
    change({ authors: [...authors, me] });
    showNotice('good', added);
  };
  return { turn, said, edit, cancel, save, move, remove, choose, merge, addMe };
}
