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
import { followedReads, type AuthorDialogProps } from './followed.ts';

const Appeal = revisions.appeal.body.pick({ reason: true });

/** Asks for the reasons of an appeal against a rejection. */
export function AppealDialog({ manuscript: { id, version }, isOpen, onClose }: AuthorDialogProps) {
  const { form, problem, setProblem, refuse, submit } = useContractForm(Appeal, { reason: '' });
  const appeal = useCallMutation(revisions.appeal, followedReads);
  const send = submit(({ reason }) =>
    appeal.mutate(
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
  return (
    <Dialog title={t.appealTitle()} isOpen={isOpen} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={send} onChange={() => setProblem(null)}>
        <p>{t.appealText()}</p>
        <Textarea
          label={t.appealReasons()}
          description={t.editorsRead()}
          withAsterisk
          autosize
          minRows={5}
          maxRows={16}
          dir="auto"
          data-autofocus
          {...form.getInputProps('reason')}
        />
        {problem && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={onClose} isBusy={appeal.isPending}>
          {t.sendAppeal()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
