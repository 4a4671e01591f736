import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './sorting.module.css';

interface RowActionProps {
  readonly label: string;
  /** By what the list finds the button again. */
  readonly action?: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** What can be done to an item of a list. At the end of the list it stays in the tab order, so that the keyboard keeps its place. */
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
