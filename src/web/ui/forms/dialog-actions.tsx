import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as common from '../../../messages/common.ts';
import dialog from './dialog.module.css';

interface DialogActionsProps {
  readonly onCancel: () => void;
  /** The form has been sent, and its answer is on the way. */
  readonly isBusy: boolean;
  /** True for an action that removes something. */
  readonly isGrave?: boolean;
  readonly isHeld?: boolean;
  /** What sending the form does. */
  readonly children: ReactNode;
}

/** The buttons of a form in a dialog: cancel and submit. */
export function DialogActions({ onCancel, isBusy, isGrave = false, isHeld = false, children }: DialogActionsProps) {
  return (
    <div className={dialog.actions}>
      <Button variant="default" onClick={onCancel}>
        {common.cancel()}
      </Button>
      <Button type="submit" {...(isGrave ? { color: 'var(--bad)' } : {})} loading={isBusy} disabled={isHeld}>
        {children}
      </Button>
    </div>
  );
}
