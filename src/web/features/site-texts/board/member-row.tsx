import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { BoardMember } from '../../../../contracts/site-texts.ts';
import { RowAction } from '../../../ui/sorting/row-action.tsx';
import { Portrait } from '../../editorial-board/portrait.tsx';
import styles from './board.module.css';

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

/** One member of the list, with all that can be done to it. */
export function MemberRow({ id, member, isFirst, isLast, onMoveBy, onEdit, onRemove }: MemberRowProps) {
  const sorting = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sorting;
  const { name, designation, university, profileImg } = member;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`${styles.member} ${isDragging ? styles.dragged : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        type="button"
        aria-label={`Drag ${name}`}
      >
        <IconGripVertical {...icon} />
      </button>
      <Portrait name={name} profileImg={profileImg} />
      <div className={styles.text}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{designation}</span>
        <span dir="auto">{university}</span>
      </div>
      <div className={styles.actions}>
        <RowAction label={`Move ${name} up`} isOff={isFirst} onClick={() => onMoveBy(-1)}>
          <IconArrowUp {...icon} />
        </RowAction>
        <RowAction label={`Move ${name} down`} isOff={isLast} onClick={() => onMoveBy(1)}>
          <IconArrowDown {...icon} />
        </RowAction>
        <RowAction label={`Change ${name}`} onClick={onEdit}>
          <IconPencil {...icon} />
        </RowAction>
        <RowAction label={`Take ${name} away`} onClick={onRemove}>
          <IconTrash {...icon} />
        </RowAction>
      </div>
    </li>
  );
}
