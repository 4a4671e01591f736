import { Textarea } from '@mantine/core';
import { revisions } from '../../../contracts/revisions.ts';
import * as t from '../../../messages/tracking.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { followedReads, suggestionOf, type AuthorDialogProps } from './followed.ts';

const Answer = revisions.declineMove.body.pick({ reason: true });

/** Asks before the author declines the journal that an editor suggested. */
export function DeclineMoveDialog({ manuscript, isOpen, onClose }: AuthorDialogProps) {
  const { id, version } = manuscript;
  const { form, problem, setProblem, refuse, submit } = useContractForm(Answer, { reason: '' });
  const decline = useCallMutation(revisions.declineMove, followedReads);
  const send = submit(({ reason }) =>
    decline.mutate(
      { params: { articleId: id }, body: { version, reason } },
      {
        onSuccess: ({ message }) => {
          form.reset();
          showNotice('good', message);
          onClose();
        },
        onError: refuse,
      },
    ),
  );
  const journal = suggestionOf(manuscript)?.journalTitle ?? t.suggestedJournal();
  return (
    <Dialog title={t.declineMoveTitle({ journal })} isOpen={isOpen} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={send} onChange={() => setProblem(null)}>
        <p>{t.declineMoveText()}</p>
        <Textarea
          label={t.reasonIfAny()}
          description={t.editorReads()}
          autosize
          minRows={3}
          maxRows={10}
          dir="auto"
          data-autofocus
          {...form.getInputProps('reason')}
        />
        {problem && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={onClose} isBusy={decline.isPending}>
          {t.sendDecline()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
