import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { mostExtraDays } from '../../../contracts/review-limits.ts';
import { revisions } from '../../../contracts/revisions.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { followedReads, suggestionOf, type AuthorDialogProps } from './followed.ts';

const asked = revisions.askExtension.body.shape;

/** Days are typed as text; what is no number of days is said in words. */
const Request = z.object({
  days: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, 'Please give the number of days, such as 14.')
    .transform(Number)
    .refine((typed) => asked.days.safeParse(typed).success, `You can ask for 1 to ${mostExtraDays.revision} days.`),
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
    <Dialog title="Ask for more time" isOpen={isOpen} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={send} onChange={() => setProblem(null)}>
        <p>
          {manuscript.dueOn !== null && <>Your revision is due by {formatDay(manuscript.dueOn)}. </>}
          The editor answers your request. Your manuscript does not lapse while you wait for the answer.
        </p>
        <TextInput
          label="How many more days you need"
          inputMode="numeric"
          autoComplete="off"
          withAsterisk
          data-autofocus
          {...form.getInputProps('days')}
        />
        <Textarea
          label="Reason"
          description="The editor reads it; reviewers do not."
          withAsterisk
          autosize
          minRows={3}
          maxRows={10}
          dir="auto"
          {...form.getInputProps('reason')}
        />
        {problem && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={onClose} isBusy={ask.isPending}>
          Send the request
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks before a manuscript moves to the journal that the decision suggests. */
export function MoveDialog({ manuscript, isOpen, onClose }: AuthorDialogProps) {
  const { id, version } = manuscript;
  const journal = suggestionOf(manuscript)?.journalTitle ?? 'the suggested journal';
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
      title={`Move it to ${journal}?`}
      action="Move the manuscript"
      isOpen={isOpen}
      isBusy={move.isPending}
      problem={move.error?.message ?? null}
      onClose={onClose}
      onConfirm={confirm}
    >
      The manuscript goes to the editor of {journal} as it stands, with its reports. You do not submit it again. The
      reports name nobody, there either.
    </ConfirmDialog>
  );
}

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
