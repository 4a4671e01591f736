import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { BoardMember } from '../../../../contracts/site-texts.ts';
import { dragWords } from '../../../ui/sorting/drag-words.ts';
import { useSortSensors } from '../../../ui/sorting/use-sort-sensors.ts';
import styles from './board.module.css';
import { memberKeys } from './member-keys.ts';
import { MemberRow } from './member-row.tsx';

interface MemberListProps {
  readonly members: readonly BoardMember[];
  readonly onMove: (from: number, to: number) => void;
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
}

/** The members in the order in which visitors see them: moved by buttons, by the mouse, a finger or the keyboard. */
export function MemberList({ members, onMove, onEdit, onRemove }: MemberListProps) {
  const keys = memberKeys(members);
  const sensors = useSortSensors();
  const place = (id: string | number) => keys.indexOf(String(id));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(place(active.id), place(over.id));
  };
  const words = dragWords('member', (id) => ({
    place: place(id),
    name: members[place(id)]?.name ?? '',
    count: members.length,
  }));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label="Members in order">
          {members.map((member, at) => (
            <MemberRow
              key={keys[at]}
              id={keys[at] ?? ''}
              member={member}
              isFirst={at === 0}
              isLast={at === members.length - 1}
              onMoveBy={(by) => onMove(at, at + by)}
              onEdit={() => onEdit(at)}
              onRemove={() => onRemove(at)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
