import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Message } from './message.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly action: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  /** Why it could not be done, once it was tried. */
  readonly problem?: string | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  action,
  isOpen,
  isBusy = false,
  problem = null,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <p>{children}</p>
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
