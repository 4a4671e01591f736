import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as common from '../../../messages/common.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Message } from './message.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly action: string;
  /** Replaces “Cancel” where that could be mistaken for the action. */
  readonly wayBack?: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  /** Why it could not be done, once it was tried. */
  readonly problem?: string | null;
  /** False where the page itself says what has the focus next. */
  readonly returnsFocus?: boolean;
  /** A reason against it, shown first. */
  readonly warning?: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  title,
  action,
  wayBack = common.cancel(),
  isOpen,
  isBusy = false,
  problem = null,
  returnsFocus = true,
  warning = null,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} returnsFocus={returnsFocus} onClose={onClose}>
      <p>{children}</p>
      {warning !== null && <Message kind="info">{warning}</Message>}
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {wayBack}
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
