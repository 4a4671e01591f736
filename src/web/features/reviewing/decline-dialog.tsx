import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { longestReason } from '../../../contracts/review-limits.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import styles from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';

interface DeclineDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onDecline: (reason: string) => void;
}

/** Declines an invitation; a reason may be given, and need not be. */
export function DeclineDialog({ isOpen, isBusy, problem, onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog title="Decline this invitation?" isOpen={isOpen} onClose={onClose}>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(reason.trim());
        }}
      >
        <p>The editor asks somebody else then. It has no effect on your own submissions.</p>
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <Textarea
          label="Reason, or somebody else whom we could ask (optional)"
          description="Only the editor reads it."
          dir="auto"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={longestReason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <DialogActions isBusy={isBusy} onCancel={onClose}>
          Decline the invitation
        </DialogActions>
      </form>
    </Dialog>
  );
}
