import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import * as common from '../../../messages/common.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly size?: 'md' | 'lg' | 'xl';
  /** False where the page itself says what has the focus next. */
  readonly returnsFocus?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog: it traps the focus, closes with Escape, and returns the focus; its buttons are inactive while it
 * closes.
 */
export function Dialog({ title, isOpen, size = 'md', returnsFocus = true, onClose, children }: DialogProps) {
  // It gives the focus back to what had it when it opened, and sees that only if it was closed before.
  const isMounted = useMounted();
  return (
    <Modal.Root opened={isOpen && isMounted} onClose={onClose} size={size} centered returnFocus={returnsFocus}>
      <Modal.Overlay />
      <Modal.Content>
        {/* The component's own header would be announced as a second banner of the page. */}
        <Modal.Body className={styles.dialog ?? ''} inert={!isOpen}>
          <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
          {children}
          {/* Last, so that the focus starts at the first field or button. */}
          <Modal.CloseButton className={styles.close ?? ''} aria-label={common.close()} size="lg" />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
