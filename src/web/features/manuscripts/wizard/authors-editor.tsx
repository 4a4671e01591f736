import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as t from '../../../../messages/wizard.ts';
import { AuthorForm } from './author-form.tsx';
import { AuthorList } from './author-list.tsx';
import type { Merged } from './author-paste/merge-authors.ts';
import { PastedAuthors } from './author-paste/pasted-authors.tsx';
import styles from './authors-editor.module.css';
import { isAmong, ownEntry } from './authors.ts';
import type { AuthorFields, StepProps } from './draft.ts';
import { useAuthorList } from './use-author-list.ts';
import { useInstitutionMatches } from './use-institution-matches.ts';

interface ListFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly noteAddition: () => void;
  readonly noteRemoval: (place: number) => void;
  readonly noteEdited: (place: number) => void;
}

/** Where the focus goes when the list of authors has changed, and the button that was pressed is gone. */
function useListFocus(): ListFocus {
  const list = useRef<HTMLDivElement>(null);
  const [additions, setAdditions] = useState(0);
  // The list may appear only now, with the added author.
  useEffect(() => {
    if (additions > 0) list.current?.focus();
  }, [additions]);
  const [done, setDone] = useState<{ readonly action: 'remove' | 'edit'; readonly place: number } | null>(null);
  // The same button of this place takes the focus: after a removal the next author's, after the last the one before.
  useEffect(() => {
    if (done === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(`[data-action="${done.action}"]`) ?? [])];
    (buttons[done.place] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [done]);
  return {
    list,
    noteAddition: () => setAdditions((count) => count + 1),
    noteRemoval: (place) => setDone({ action: 'remove', place }),
    noteEdited: (place) => setDone({ action: 'edit', place }),
  };
}

interface AddMeProps {
  readonly user: CurrentUser;
  readonly authors: readonly AuthorFields[];
  readonly onAdd: (me: AuthorFields) => void;
}

/** Adds oneself with the details of the profile; hidden once one is in the list. */
function AddMe({ user, authors, onAdd }: AddMeProps) {
  const me = ownEntry(user);
  if (isAmong(authors, me)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconUserPlus aria-hidden stroke={1.5} size={20} />}
      onClick={() => onAdd(me)}
    >
      {t.addMe()}
    </Button>
  );
}

type AuthorsEditorProps = Pick<StepProps, 'user' | 'draft' | 'change'>;

/** The authors of a manuscript: the list, the ways to add authors, and the form, which opens in the row of the edited author. */
export function AuthorsEditor({ user, draft, change }: AuthorsEditorProps) {
  const { isAdmin } = user;
  const { turn, said, edit, cancel, save, move, remove, choose, merge, addMe } = useAuthorList({ draft, change });
  useInstitutionMatches(draft.authors, change);
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
      // Opening another author from outside resets the form, too.
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
      <div ref={list} tabIndex={-1} className={styles.list} role="group" aria-label={t.authors()}>
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
