import { useCallback, useState } from 'react';
import type { ManuscriptAuthor } from '../../../../contracts/manuscripts.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { AuthorForm } from './author-form.tsx';
import { AuthorList, nameOf } from './author-list.tsx';
import { moved } from './moved.ts';
import { blankAuthor, type AuthorFields } from './draft.ts';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import { WizardStep } from './wizard-step.tsx';

const added = 'Author Added, If you want to add more authors, please fill the form again';

/** Step 1: the authors, in order. */
export function AuthorsStep({ user, draft, change, arrivals }: StepProps) {
  // Each turn opens the form anew with what the draft holds.
  const [turn, setTurn] = useState(0);
  const [said, say] = useState('');
  const { authors, authorEdited } = draft;
  const keepTyped = useCallback((authorInProgress: AuthorFields) => change({ authorInProgress }), [change]);

  const open = (authorInProgress: AuthorFields, place: number | null, list = authors) => {
    change({ authorInProgress, authorEdited: place, authors: list });
    setTurn((last) => last + 1);
  };
  const save = (author: ManuscriptAuthor) => {
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
    const list = authors.toSpliced(place, 1);
    const isEdited = place === authorEdited;
    const edited = isEdited || authorEdited === null ? null : authorEdited - (place < authorEdited ? 1 : 0);
    open(isEdited ? blankAuthor : draft.authorInProgress, edited, list);
    say('The author is removed.');
  };
  return (
    <WizardStep title={steps[1]} lead="In the order in which they should be printed." arrivals={arrivals}>
      {authors.length > 0 && (
        <AuthorList
          authors={authors}
          onMove={move}
          onRemove={remove}
          onEdit={(place) => open(authors[place] ?? blankAuthor, place)}
        />
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <AuthorForm
        key={turn}
        initial={draft.authorInProgress}
        isEditing={authorEdited !== null}
        isAdmin={user.isAdmin}
        takesFocus={turn > 0}
        onType={keepTyped}
        onSave={save}
        onCancel={() => open(blankAuthor, null)}
      />
    </WizardStep>
  );
}
