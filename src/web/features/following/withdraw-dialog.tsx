import { Textarea } from '@mantine/core';
import { revisions } from '../../../contracts/revisions.ts';
import { useCallMutation } from '../../api/use-call.ts';
import dialog from '../../ui/forms/dialog.module.css';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import type { AuthorDialogProps } from './author-dialog-props.ts';
import { followedReads } from './followed-reads.ts';

const Withdrawal = revisions.withdraw.body.pick({ reason: true });

/** Asks the author before a manuscript is taken back. */
export function WithdrawDialog({ manuscript, isOpen, onClose }: AuthorDialogProps) {
  const { id, version, articleTitle } = manuscript;
  const { form, problem, setProblem, refuse, submit } = useContractForm(Withdrawal, { reason: '' });
  const withdraw = useCallMutation(revisions.withdraw, followedReads);
  const send = submit(({ reason }) =>
    withdraw.mutate(
      { params: { articleId: id }, body: { version, reason } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onClose();
        },
        onError: refuse,
      },
    ),
  );
  return (
    <Dialog title="Withdraw this manuscript?" isOpen={isOpen} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={send} onChange={() => setProblem(null)}>
        <p>
          “<bdi>{articleTitle}</bdi>” is no longer considered here, and whoever was asked to review it is told so. You
          are free to submit it elsewhere. This cannot be undone.
        </p>
        <Textarea
          label="Reason (optional)"
          description="The editor reads it; reviewers do not."
          autosize
          minRows={3}
          maxRows={10}
          dir="auto"
          data-autofocus
          {...form.getInputProps('reason')}
        />
        {problem && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={onClose} isBusy={withdraw.isPending} isGrave>
          Withdraw the manuscript
        </DialogActions>
      </form>
    </Dialog>
  );
}
