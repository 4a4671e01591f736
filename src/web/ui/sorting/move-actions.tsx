import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { RowAction } from './row-action.tsx';

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

interface MoveActionsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMoveBy: (places: 1 | -1) => void;
}

/** Moves an item of a list by one place, without dragging. */
export function MoveActions({ name, isFirst, isLast, onMoveBy }: MoveActionsProps) {
  return (
    <>
      <RowAction label={`Move ${name} up`} isOff={isFirst} onClick={() => onMoveBy(-1)}>
        <IconArrowUp {...icon} />
      </RowAction>
      <RowAction label={`Move ${name} down`} isOff={isLast} onClick={() => onMoveBy(1)}>
        <IconArrowDown {...icon} />
      </RowAction>
    </>
  );
}
