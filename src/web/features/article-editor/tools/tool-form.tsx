import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from '../article-editor.module.css';

interface ToolFormProps {
  readonly submit: string;
  readonly isBusy?: boolean;
  readonly isHeld?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of the toolbar, in a dialog. */
export function ToolForm({ submit, isBusy = false, isHeld = false, onSubmit, children }: ToolFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        // The surrounding form of a page must not be submitted.
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
      <Button type="submit" loading={isBusy} disabled={isHeld}>
        {submit}
      </Button>
    </form>
  );
}
