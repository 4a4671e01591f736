import { useCallback, useEffect, useRef, useState } from 'react';
import { AuthorForm } from './author-form.tsx';
import { AuthorList } from './author-list.tsx';
import styles from './authors-editor.module.css';
import type { AuthorFields } from './draft.ts';
import { PastedAuthors } from './author-paste/pasted-authors.tsx';
import type { StepProps } from './step-props.ts';
import { useAuthorList } from './use-author-list.ts';

interface AuthorsEditorProps extends Pick<StepProps, 'draft' | 'change'> {
  readonly isAdmin: boolean;
}

/** The authors of a manuscript: the list in its order, a pasted list, and the form for one of them. */
export function AuthorsEditor({ draft, change, isAdmin }: AuthorsEditorProps) {
  const { turn, said, edit, cancel, save, move, remove, choose, addAll } = useAuthorList({ draft, change });
  const list = useRef<HTMLDivElement>(null);
  const keepTyped = useCallback((authorInProgress: AuthorFields) => change({ authorInProgress }), [change]);
  const [additions, setAdditions] = useState(0);
  // The list may be there only with what was added.
  useEffect(() => {
    if (additions > 0) list.current?.focus();
  }, [additions]);
  const [removal, setRemoval] = useState<{ readonly place: number } | null>(null);
  // The button that was pressed is gone: the next author's takes the focus, after the last the one before.
  useEffect(() => {
    if (removal === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-action="remove"]') ?? [])];
    (buttons[removal.place] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [removal]);
  const removeAt = (place: number) => {
    remove(place);
    setRemoval({ place });
  };
  const addPasted = (authors: readonly AuthorFields[]) => {
    addAll(authors);
    setAdditions((count) => count + 1);
  };
  return (
    <div className={styles.editor}>
      <div ref={list} tabIndex={-1} className={styles.list} role="group" aria-label="Authors">
        {draft.authors.length > 0 && (
          <AuthorList
            authors={draft.authors}
            isAdmin={isAdmin}
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
      <PastedAuthors known={draft.authors} isAdmin={isAdmin} onAdd={addPasted} />
      <AuthorForm
        // Whoever opens another author from outside opens the form anew, too.
        key={`${turn} ${draft.authorEdited}`}
        initial={draft.authorInProgress}
        isEditing={draft.authorEdited !== null}
        isAdmin={isAdmin}
        takesFocus={turn > 0}
        onType={keepTyped}
        onSave={save}
        onCancel={cancel}
      />
    </div>
  );
}
