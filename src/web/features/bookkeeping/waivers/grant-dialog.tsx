import { Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { fees } from '../../../../contracts/fees.ts';
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

/** A grant is more than nothing; the rest of what it may be is judged by the server. */
const Grant = z.object({
  grantedPercent: grantedPercent.refine((percent) => percent > 0, 'To grant nothing, refuse the request.'),
  answer: z.preprocess(given, answer),
});

const typedPercent = (typed: string): number | null => {
  const judged = grantedPercent.safeParse(typed);
  return judged.success ? judged.data : null;
};

/** Grants a reduction, as asked or a smaller one, and says what is left to pay. */
export function GrantDialog(props: DecisionDialogProps) {
  const { request, isOpen } = props;
  const blank = { grantedPercent: String(request.percentAsked), answer: '' };
  const { form, problem, refuse, submit } = useContractForm(Grant, blank);
  const { decide, close, isBusy } = useWaiverDecision(props);
  const percent = typedPercent(form.values.grantedPercent);
  return (
    <Dialog title="Grant this reduction?" size="lg" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={submit((grant) => decide(grant, refuse))}>
        <div>
          <RequestTitle fee={request.fee} />
        </div>
        <TextInput
          label="Reduction in per cent"
          description={`Asked for: ${request.percentAsked} %.`}
          inputMode="numeric"
          withAsterisk
          data-autofocus
          {...form.getInputProps('grantedPercent')}
        />
        <p role="status">{percent === null ? '' : `Left to pay: ${leftWords(request.fee, percent)}.`}</p>
        <Textarea
          label="Answer to the author"
          description="Sent by email. It is required when you grant less than was asked."
          autosize
          minRows={3}
          maxRows={12}
          {...form.getInputProps('answer')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy}>
          Grant the reduction
        </DialogActions>
      </form>
    </Dialog>
  );
}
