import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { BoardMember } from '../../../../contracts/site-texts.ts';
import { MoveActions } from '../../../ui/sorting/move-actions.tsx';
import { RowAction } from '../../../ui/sorting/row-action.tsx';
import { SortableRow } from '../../../ui/sorting/sortable-row.tsx';
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
        <RowAction label={`Change ${name}`} onClick={onEdit}>
          <IconPencil {...icon} />
        </RowAction>
        <RowAction label={`Take ${name} away`} onClick={onRemove}>
          <IconTrash {...icon} />
        </RowAction>
      </div>
    </SortableRow>
  );
}
