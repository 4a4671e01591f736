import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { BoardMember } from '../../../../contracts/site-content.ts';
import * as t from '../../../../messages/site-content.ts';
import { MoveActions, RowAction } from '../../../ui/sorting/move-actions.tsx';
import { dragWords, useSortSensors } from '../../../ui/sorting/sortable-list.ts';
import { SortableRow } from '../../../ui/sorting/sortable-row.tsx';
import { Portrait } from '../../editorial-board/portrait.tsx';
import styles from './board.module.css';

/** Keys for the members: name and address, numbered when several are alike. */
export function memberKeys(members: readonly BoardMember[]): string[] {
  const seen = new Map<string, number>();
  return members.map(({ name, contact_details }) => {
    const own = `${name} ${contact_details}`;
    const before = seen.get(own) ?? 0;
    seen.set(own, before + 1);
    return `${own} ${before}`;
  });
}

interface MemberRowProps {
  readonly id: string;
  readonly member: BoardMember;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMoveBy: (places: 1 | -1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** One member of the list, with its actions. */
function MemberRow({ id, member, isFirst, isLast, onMoveBy, onEdit, onRemove }: MemberRowProps) {
  const { name, designation, university, profileImg } = member;
  return (
    <SortableRow id={id} name={name} className={styles.member}>
      <Portrait name={name} profileImg={profileImg} />
      <div className={styles.text}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{designation}</span>
        <span dir="auto">{university}</span>
      </div>
      <div className={styles.actions}>
        <MoveActions {...{ name, isFirst, isLast, onMoveBy }} />
        <RowAction label={t.changeNamed({ name })} onClick={onEdit}>
          <IconPencil {...icon} />
        </RowAction>
        <RowAction label={t.removeNamed({ name })} onClick={onRemove}>
          <IconTrash {...icon} />
        </RowAction>
      </div>
    </SortableRow>
  );
}

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
  const words = dragWords(t.memberNoun(), (id) => ({
    place: place(id),
    name: members[place(id)]?.name ?? '',
    count: members.length,
  }));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={t.members()}>
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
