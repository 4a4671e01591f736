import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { mostExtraDays } from '../../../contracts/review-limits.ts';
import { revisions } from '../../../contracts/revisions.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/tracking.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { bdi } from '../../ui/message-tags.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { followedReads, suggestionOf, type AuthorDialogProps } from './followed.ts';

const asked = revisions.askExtension.body.shape;

/** Days are typed as text. */
const Request = z.object({
  days: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, { error: () => t.extraDaysMissing() })
    .transform(Number)
    .refine((typed) => asked.days.safeParse(typed).success, {
      error: () => t.extraDaysRange({ most: mostExtraDays.revision }),
    }),
  reason: asked.reason,
});

/** Asks the editor for more time for a revision. */
export function ExtensionDialog({ manuscript, isOpen, onClose }: AuthorDialogProps) {
  const { form, problem, setProblem, refuse, submit } = useContractForm(Request, { days: '14', reason: '' });
  const ask = useCallMutation(revisions.askExtension, followedReads);
  const send = submit((body) =>
    ask.mutate(
      { params: { articleId: manuscript.id }, body },
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
    <Dialog title={t.askForTime()} isOpen={isOpen} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={send} onChange={() => setProblem(null)}>
        <p>
          {manuscript.dueOn === null ? t.extensionText() : t.extensionTextDue({ day: formatDay(manuscript.dueOn) })}
        </p>
        <TextInput
          label={t.extraDays()}
          inputMode="numeric"
          autoComplete="off"
          withAsterisk
          data-autofocus
          {...form.getInputProps('days')}
        />
        <Textarea
          label={common.reason()}
          description={t.editorReads()}
          withAsterisk
          autosize
          minRows={3}
          maxRows={10}
          dir="auto"
          {...form.getInputProps('reason')}
        />
        {problem && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={onClose} isBusy={ask.isPending}>
          {t.sendRequest()}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks before a manuscript moves to the journal that the decision suggests. */
export function MoveDialog({ manuscript, isOpen, onClose }: AuthorDialogProps) {
  const { id, version } = manuscript;
  const journal = suggestionOf(manuscript)?.journalTitle ?? t.suggestedJournal();
  const move = useCallMutation(revisions.move, followedReads);
  const confirm = () =>
    move.mutate(
      { params: { articleId: id }, body: { version } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t.moveTitle({ journal })}
      action={t.move()}
      isOpen={isOpen}
      isBusy={move.isPending}
      problem={move.error?.message ?? null}
      onClose={onClose}
      onConfirm={confirm}
    >
      {t.moveText({ journal })}
    </ConfirmDialog>
  );
}

const Withdrawal = revisions.withdraw.body.pick({ reason: true });

/** Asks the author before a manuscript is withdrawn. */
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
    <Dialog title={t.withdrawTitle()} isOpen={isOpen} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={send} onChange={() => setProblem(null)}>
        <p>{t.withdrawText({ title: articleTitle, bdi })}</p>
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
        <DialogActions onCancel={onClose} isBusy={withdraw.isPending} isGrave>
          {t.withdraw()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
