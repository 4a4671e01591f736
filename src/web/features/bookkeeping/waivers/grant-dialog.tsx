import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { fees } from '../../../../contracts/fees.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useWaiverDecision, type DecisionDialogProps } from './refuse-dialog.tsx';
import { RequestTitle } from './request-card.tsx';
import { leftWords } from './waiver-words.ts';

const { grantedPercent, answer } = fees.decideWaiver.body.shape;
const given = (typed: unknown) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed);

/** A grant is more than 0; the server checks the rest. */
const Grant = z.object({
  grantedPercent: grantedPercent.refine((percent) => percent > 0, t.grantNothing()),
  answer: z.preprocess(given, answer),
});

const typedPercent = (typed: string): number | null => {
  const judged = grantedPercent.safeParse(typed);
  return judged.success ? judged.data : null;
};

/** Grants a waiver, as requested or smaller, and shows what is left to pay. */
export function GrantDialog(props: DecisionDialogProps) {
  const { request, isOpen } = props;
  const blank = { grantedPercent: String(request.percentAsked), answer: '' };
  const { form, problem, refuse, submit } = useContractForm(Grant, blank);
  const { decide, close, isBusy } = useWaiverDecision(props);
  const percent = typedPercent(form.values.grantedPercent);
  return (
    <Dialog title={t.grantTitle()} size="lg" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={submit((grant) => decide(grant, refuse))}>
        <div>
          <RequestTitle fee={request.fee} />
        </div>
        <TextInput
          label={t.waiverPercent()}
          description={t.waiverRequested({ percent: request.percentAsked })}
          inputMode="numeric"
          withAsterisk
          data-autofocus
          {...form.getInputProps('grantedPercent')}
        />
        <p role="status">{percent === null ? '' : t.leftToPay({ sum: leftWords(request.fee, percent) })}</p>
        <Textarea
          label={t.answerToAuthor()}
          description={t.grantAnswerHint()}
          autosize
          minRows={3}
          maxRows={12}
          {...form.getInputProps('answer')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy}>
          {t.grantWaiver()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
