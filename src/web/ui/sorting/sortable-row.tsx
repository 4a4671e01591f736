import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as t from '../../../messages/forms.ts';
import styles from './sorting.module.css';

interface SortableRowProps {
  readonly id: string;
  /** What the handle is told to drag. */
  readonly name: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** An item of a list that is put into order, with the handle that it is dragged by. */
export function SortableRow({ id, name, className, children }: SortableRowProps) {
  const sorting = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sorting;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`${className} ${isDragging ? styles.dragged : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        type="button"
        aria-label={t.drag({ name })}
      >
        <IconGripVertical aria-hidden stroke={1.5} size={20} />
      </button>
      {children}
    </li>
  );
}
