import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { revisions } from '../../../contracts/revisions.ts';
import { mostExtraDays } from '../../../contracts/review-limits.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import dialog from '../../ui/forms/dialog.module.css';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import type { AuthorDialogProps } from './author-dialog-props.ts';
import { followedReads } from './followed-reads.ts';

const { days, reason } = revisions.askExtension.body.shape;

/** Days are typed as text; what is no number of days is said in words. */
const Request = z.object({
  days: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, 'Please give the number of days, such as 14.')
    .transform(Number)
    .refine((typed) => days.safeParse(typed).success, `You can ask for 1 to ${mostExtraDays.revision} days.`),
  reason,
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
