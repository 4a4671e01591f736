import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { reviews, type ReviewersManuscript } from '../../../../contracts/reviews.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import styles from './review-screen.module.css';

/** Withdraws from a review, with a reason only the editor can read. */
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
      <h2 id="recuse">{report ? t.withdrawReportHeading() : t.cannotContinue()}</h2>
      <p>{report ? t.whenToWithdrawReport() : t.whenToWithdraw()}</p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t.withdrawFromReview()}
      </Button>
      <Dialog title={t.withdrawTitle()} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form noValidate className={dialog.body} onSubmit={send}>
          <p>{report ? t.withdrawReportEffect() : t.withdrawEffect()}</p>
          {problem && <Message kind="bad">{problem}</Message>}
          <Textarea
            label={common.reason()}
            description={t.onlyEditorReads()}
            withAsterisk
            dir="auto"
            autosize
            minRows={3}
            maxRows={10}
            {...form.getInputProps('reason')}
          />
          <DialogActions isGrave isBusy={recusing.isPending} onCancel={() => setOpen(false)}>
            {t.withdraw()}
          </DialogActions>
        </form>
      </Dialog>
    </section>
  );
}
