import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';

interface BackToOriginalProps {
  readonly isBusy: boolean;
  readonly onReset: (onDone: () => void) => void;
}

/** The way back to the text that was delivered. */
export function BackToOriginal({ isBusy, onReset }: BackToOriginalProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="subtle" size="md" onClick={() => setAsked(true)}>
        Back to the original text
      </Button>
      <ConfirmDialog
        title="Back to the original text?"
        action="Publish the original"
        isOpen={isAsked}
        isBusy={isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => onReset(() => setAsked(false))}
      >
        The text that was delivered takes its place at once. The one that stands now is not kept.
      </ConfirmDialog>
    </>
  );
}
