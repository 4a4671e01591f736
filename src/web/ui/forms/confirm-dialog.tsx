import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly action: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
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
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': 'Close' }}>
      <div className={styles.body}>
        <p>{children}</p>
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
