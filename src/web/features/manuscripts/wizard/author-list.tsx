import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconAlertTriangle, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as t from '../../../../messages/wizard.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { MoveActions, RowAction } from '../../../ui/sorting/move-actions.tsx';
import { dragWords, useSortSensors } from '../../../ui/sorting/sortable-list.ts';
import { SortableRow } from '../../../ui/sorting/sortable-row.tsx';
import styles from './author-list.module.css';
import { authorFault } from './author-rules.ts';
import { authorKeys, correspondingPlace, nameOf } from './authors.ts';
import type { AuthorFields } from './draft.ts';

interface AuthorRowProps {
  readonly id: string;
  readonly author: AuthorFields;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly isCorresponding: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Changes the author here; null while the author is shown. */
  readonly form: ReactNode;
  readonly onMoveBy: (places: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onChoose: () => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

function AuthorText({ author, name, fault }: { author: AuthorFields; name: string; fault: string }) {
  return (
    <div className={styles.text}>
      <strong>
        <bdi>
          {author.authorTitle} {name}
        </bdi>
      </strong>
      {author.authorAffiliation !== '' && <span dir="auto">{author.authorAffiliation}</span>}
      {author.institutions?.map(({ affiliation, name: institution }) => (
        <span key={affiliation}>{t.institutionFound({ name: institution, bdi })}</span>
      ))}
      {author.authorEmail !== '' && <span>{author.authorEmail}</span>}
      {fault !== '' && (
        <span className={styles.fault}>
          <IconAlertTriangle aria-hidden stroke={1.5} size={18} />
          {fault}
        </span>
      )}
    </div>
  );
}

/** One author of the list, with its controls. */
function AuthorRow(props: AuthorRowProps) {
  const { id, author, name, isAdmin, isCorresponding, isFirst, isLast, form, onMoveBy, onEdit, onRemove, onChoose } =
    props;
  if (form !== null)
    return (
      <SortableRow id={id} name={name} className={styles.author}>
        <div className={styles.form}>{form}</div>
      </SortableRow>
    );
  return (
    <SortableRow id={id} name={name} className={styles.author}>
      <AuthorText author={author} name={name} fault={authorFault(author, isAdmin)} />
      <div className={styles.controls}>
        <label className={styles.choice}>
          <input
            type="radio"
            name="corresponding-author"
            checked={isCorresponding}
            aria-label={t.correspondingAuthorNamed({ name })}
            onChange={onChoose}
          />
          {t.corresponding()}
        </label>
        <div className={styles.actions}>
          <MoveActions {...{ name, isFirst, isLast, onMoveBy }} />
          <RowAction label={t.editNamed({ name })} action="edit" onClick={onEdit}>
            <IconPencil {...icon} />
          </RowAction>
          <RowAction label={t.removeNamed({ name })} action="remove" onClick={onRemove}>
            <IconTrash {...icon} />
          </RowAction>
        </div>
      </div>
    </SortableRow>
  );
}

interface AuthorListProps {
  readonly authors: readonly AuthorFields[];
  readonly isAdmin: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
  /** The index of the author being edited, with the form that replaces their row; null if none. */
  readonly edited: { readonly at: number; readonly form: ReactNode } | null;
  /** Makes this author the corresponding one. */
  readonly onChoose: (place: number) => void;
}

/** The authors in the order in which they will be printed: moved by buttons, by the mouse, a finger or the keyboard. */
export function AuthorList({ authors, isAdmin, edited, onMove, onEdit, onRemove, onChoose }: AuthorListProps) {
  const keys = authorKeys(authors);
  const corresponding = correspondingPlace(authors);
  const sensors = useSortSensors();
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const place = (id: string | number) => keys.indexOf(String(id));
  const nameAt = (at: number) =>
    authors
      .slice(at, at + 1)
      .map(nameOf)
      .join('');
  const words = dragWords(t.authorNoun(), (id) => ({
    place: place(id),
    name: nameAt(place(id)),
    count: authors.length,
  }));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={t.authorsInOrder()}>
          {authors.map((author, at) => (
            <AuthorRow
              key={keys[at]}
              id={keys[at] ?? ''}
              author={author}
              name={nameOf(author)}
              isAdmin={isAdmin}
              isCorresponding={at === corresponding}
              isFirst={at === 0}
              isLast={at === authors.length - 1}
              form={edited?.at === at ? edited.form : null}
              onMoveBy={(by) => onMove(at, at + by)}
              onEdit={() => onEdit(at)}
              onRemove={() => onRemove(at)}
              onChoose={() => onChoose(at)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
