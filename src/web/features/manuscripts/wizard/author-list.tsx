import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { dragWords } from '../../../ui/sorting/drag-words.ts';
import { useSortSensors } from '../../../ui/sorting/use-sort-sensors.ts';
import { authorKeys } from './author-keys.ts';
import styles from './author-list.module.css';
import { AuthorRow } from './author-row.tsx';
import { correspondingPlace } from './corresponding.ts';
import type { AuthorFields } from './draft.ts';
import { nameOf } from './name-of.ts';

interface AuthorListProps {
  readonly authors: readonly AuthorFields[];
  readonly isAdmin: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
  /** The place of the author who is edited, with the form that takes their row's place; null while none is. */
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
  const words = dragWords('author', (id) => ({
    place: place(id),
    name: nameAt(place(id)),
    count: authors.length,
  }));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="Authors in order">
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
