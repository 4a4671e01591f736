import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { reviews, type ReviewersManuscript } from '../../../../contracts/reviews.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import styles from './review-screen.module.css';

/** Steps back from a review, with a reason for the editor alone. */
export function RecuseSection({ review: { invitationId, report } }: { review: ReviewersManuscript }) {
  const [isOpen, setOpen] = useState(false);
  const { form, problem, refuse, submit } = useContractForm(reviews.recuse.body, { reason: '' });
  const recusing = useCallMutation(reviews.recuse, [reviews.single, reviews.mine]);
  const send = submit((body) =>
    recusing.mutate(
      { params: { invitationId }, body },
      {
        onSuccess: ({ message }) => {
          setOpen(false);
          showNotice('good', message);
        },
        onError: refuse,
      },
    ),
  );
  return (
    <section className={styles.section} aria-labelledby="recuse">
      <h2 id="recuse">{report ? 'Should your report not count?' : 'Can you not go on?'}</h2>
      <p>
        {report
          ? 'If you have recognised the authors since, or have a conflict of interest, you can still step back until the decision is sent.'
          : 'If you recognise the authors, have a conflict of interest or no time, you can step back at any time until the decision is sent.'}
      </p>
      <Button variant="default" onClick={() => setOpen(true)}>
        Step back from this review
      </Button>
      <Dialog title="Step back from this review?" isOpen={isOpen} onClose={() => setOpen(false)}>
        <form noValidate className={dialog.body} onSubmit={send}>
          <p>
            {report
              ? 'Your report then no longer counts, and its author is not shown it. This cannot be undone.'
              : 'What you have typed is not sent. This cannot be undone.'}
          </p>
          {problem && <Message kind="bad">{problem}</Message>}
          <Textarea
            label="Reason"
            description="Only the editor reads it."
            withAsterisk
            dir="auto"
            autosize
            minRows={3}
            maxRows={10}
            {...form.getInputProps('reason')}
          />
          <DialogActions isGrave isBusy={recusing.isPending} onCancel={() => setOpen(false)}>
            Step back
          </DialogActions>
        </form>
      </Dialog>
    </section>
  );
}
