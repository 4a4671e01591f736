import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { longestReason } from '../../../contracts/review-limits.ts';
import * as t from '../../../messages/reviewing.ts';
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

/** Declines an invitation; the reason is optional. */
export function DeclineDialog({ isOpen, isBusy, problem, onClose, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog title={t.declineTitle()} isOpen={isOpen} onClose={onClose}>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(reason.trim());
        }}
      >
        <p>{t.declineEffect()}</p>
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <Textarea
          label={t.declineReason()}
          description={t.onlyEditorReads()}
          dir="auto"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={longestReason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <DialogActions isBusy={isBusy} onCancel={onClose}>
          {t.declineInvitation()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
