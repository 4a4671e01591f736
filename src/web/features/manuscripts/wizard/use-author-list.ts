import { useState } from 'react';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import * as t from '../../../../messages/wizard.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { moved } from '../../../ui/sorting/sortable-list.ts';
import { isTyped } from './author-rules.ts';
import { completed, mergedWords, type Merged } from './author-paste/merge-authors.ts';
import { correspondingPlace, editingAuthor, isSameAuthor, nameOf, withCorresponding } from './authors.ts';
import { blankAuthor, type AuthorFields, type StepProps } from './draft.ts';

/** The next author to be typed: co-authors often share an affiliation. */
const nextAfter = ({ authorAffiliation, institutions }: AuthorFields): AuthorFields => ({
  ...blankAuthor,
  authorAffiliation,
  institutions,
});

/** Adding, changing, moving and removing the authors of a draft; `said` is what a screen reader hears of it. */
export function useAuthorList({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  // Each turn resets the form to what the draft holds.
  const [turn, setTurn] = useState(0);
  const [said, say] = useState('');
  const { authors, authorEdited } = draft;

  const open = (authorInProgress: AuthorFields, place: number | null, list = authors) => {
    change({ authorInProgress, authorEdited: place, authors: list });
    setTurn((last) => last + 1);
  };
  const edit = (place: number) => {
    const next = editingAuthor(draft, place);
    if (next.authors.length > authors.length) say(t.unfinishedAuthorMoved());
    open(next.authorInProgress, place, next.authors);
  };
  const cancel = () => open(blankAuthor, null);
  const save = (author: ManuscriptAuthor): string | null => {
    if (authors.some((known, place) => place !== authorEdited && isSameAuthor(known, author)))
      return t.authorAlreadyListed();
    if (authorEdited === null) open(nextAfter(author), null, [...authors, author]);
    else open(blankAuthor, null, authors.with(authorEdited, author));
    showNotice('good', authorEdited === null ? t.authorAdded() : t.authorUpdated());
    return null;
  };
  const move = (from: number, to: number) => {
    const author = authors[from];
    if (!author || from === to) return;
    // The corresponding author stays the same person, also when it was only the first by default.
    const chosen = withCorresponding(authors, correspondingPlace(authors));
    const edited = authorEdited === null ? null : moved([...authors.keys()], from, to).indexOf(authorEdited);
    change({ authors: moved(chosen, from, to), authorEdited: edited });
    say(t.authorMoved({ name: nameOf(author), place: to + 1, count: authors.length }));
  };
  const remove = (place: number) => {
    const isEdited = place === authorEdited;
    const edited = isEdited || authorEdited === null ? null : authorEdited - (place < authorEdited ? 1 : 0);
    const others = authors.toSpliced(place, 1);
    // The form is reset only when it showed the removed author.
    if (isEdited) open(blankAuthor, null, others);
    else change({ authors: others, authorEdited: edited });
    say(t.authorRemoved());
  };
  const choose = (place: number) => {
    change({ authors: withCorresponding(authors, place) });
    say(t.correspondingChosen({ name: nameOf(authors[place] ?? blankAuthor) }));
  };
  const merge = ({ authors: all, fates }: Merged) => {
    if (authorEdited === null) change({ authors: all });
    else open(completed(draft.authorInProgress, all[authorEdited] ?? blankAuthor), authorEdited, all);
    showNotice('good', mergedWords(fates));
  };
  const addMe = (me: AuthorFields) => {
    if (authorEdited === null && !isTyped(draft.authorInProgress)) open(nextAfter(me), null, [...authors, me]);
    else change({ authors: [...authors, me] });
    showNotice('good', t.authorAdded());
  };
  return { turn, said, edit, cancel, save, move, remove, choose, merge, addMe };
}
