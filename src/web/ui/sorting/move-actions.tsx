import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as t from '../../../messages/forms.ts';
import styles from './sorting.module.css';

interface RowActionProps {
  readonly label: string;
  /** By what the list finds the button again. */
  readonly action?: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/**
 * An action on an item of a list. At the end of the list it stays in the tab order, so that the keyboard focus does
 * not move.
 */
export function RowAction({ label, action, isOff = false, onClick, children }: RowActionProps) {
  return (
    <ActionIcon
      className={styles.action ?? ''}
      variant="subtle"
      size="xl"
      aria-label={label}
      aria-disabled={isOff}
      data-action={action}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </ActionIcon>
  );
}

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
      <RowAction label={t.moveUp({ name })} isOff={isFirst} onClick={() => onMoveBy(-1)}>
        <IconArrowUp {...icon} />
      </RowAction>
      <RowAction label={t.moveDown({ name })} isOff={isLast} onClick={() => onMoveBy(1)}>
        <IconArrowDown {...icon} />
      </RowAction>
    </>
  );
}
