import { useCallback } from 'react';
import { AddMe } from './add-me.tsx';
import { AuthorForm } from './author-form.tsx';
import { AuthorList } from './author-list.tsx';
import styles from './authors-editor.module.css';
import type { AuthorFields } from './draft.ts';
import type { Merged } from './author-paste/merge-authors.ts';
import { PastedAuthors } from './author-paste/pasted-authors.tsx';
import type { StepProps } from './step-props.ts';
import { useAuthorList } from './use-author-list.ts';
import { useListFocus } from './use-list-focus.ts';

type AuthorsEditorProps = Pick<StepProps, 'user' | 'draft' | 'change'>;

/** The authors of a manuscript: the list in its order, oneself, a pasted list, and the form for one of them, which opens in the row of who is edited. */
export function AuthorsEditor({ user, draft, change }: AuthorsEditorProps) {
  const { isAdmin } = user;
  const { turn, said, edit, cancel, save, move, remove, choose, merge, addMe } = useAuthorList({ draft, change });
  const { list, noteAddition, noteRemoval, noteEdited } = useListFocus();
  const keepTyped = useCallback((authorInProgress: AuthorFields) => change({ authorInProgress }), [change]);
  const removeAt = (place: number) => {
    remove(place);
    noteRemoval(place);
  };
  const addPasted = (merged: Merged) => {
    merge(merged);
    noteAddition();
  };
  const endEdit = () => {
    if (draft.authorEdited !== null) noteEdited(draft.authorEdited);
  };
  const form = (
    <AuthorForm
      // Whoever opens another author from outside opens the form anew, too.
      key={`${turn} ${draft.authorEdited}`}
      initial={draft.authorInProgress}
      isEditing={draft.authorEdited !== null}
      isAdmin={isAdmin}
      takesFocus={turn > 0}
      onType={keepTyped}
      onSave={(author) => {
        const refused = save(author);
        if (refused === null) endEdit();
        return refused;
      }}
      onCancel={() => (cancel(), endEdit())}
    />
  );
  return (
    <div className={styles.editor}>
      <div ref={list} tabIndex={-1} className={styles.list} role="group" aria-label="Authors">
        {draft.authors.length > 0 && (
          <AuthorList
            authors={draft.authors}
            isAdmin={isAdmin}
            edited={draft.authorEdited === null ? null : { at: draft.authorEdited, form }}
            onMove={move}
            onRemove={removeAt}
            onEdit={edit}
            onChoose={choose}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className={styles.ways}>
        <AddMe user={user} authors={draft.authors} onAdd={(me) => (addMe(me), noteAddition())} />
        <PastedAuthors known={draft.authors} isAdmin={isAdmin} onAdd={addPasted} />
      </div>
      {draft.authorEdited === null && form}
    </div>
  );
}
