import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from './dialog.module.css';

interface DialogActionsProps {
  readonly onCancel: () => void;
  /** The form has been sent, and its answer is on the way. */
  readonly isBusy: boolean;
  /** True for what takes something away. */
  readonly isGrave?: boolean;
  readonly isHeld?: boolean;
  /** What sending the form does. */
  readonly children: ReactNode;
}

/** The two ways out of a form in a dialog: back without a change, or on with it. */
export function DialogActions({ onCancel, isBusy, isGrave = false, isHeld = false, children }: DialogActionsProps) {
  return (
    <div className={dialog.actions}>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" {...(isGrave ? { color: 'var(--bad)' } : {})} loading={isBusy} disabled={isHeld}>
        {children}
      </Button>
    </div>
  );
}
