import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { fees } from '../../../../contracts/fees.ts';
import { prose } from '../../../../contracts/values.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useListDialog, type ListDialogProps } from '../../lists/use-list-dialog.ts';
import { RequestTitle, type ListedRequest } from './request-card.tsx';

/** What both dialogs of a decision get. */
export interface DecisionDialogProps extends ListDialogProps {
  readonly request: ListedRequest;
}

interface Decision {
  readonly grantedPercent: number;
  readonly answer?: string | undefined;
}

/** Sends a decision about a request. */
export function useWaiverDecision({ request, ...list }: DecisionDialogProps) {
  const { send, close, isBusy } = useListDialog(fees.decideWaiver, [fees.waiverRequests], list);
  const decide = (body: Decision, onError: (error: ApiError) => void) =>
    send({ params: { requestId: request.id }, body }, 'good', onError);
  return { decide, close, isBusy };
}

/** A refusal needs a reason; the call allows none because a full grant needs none. */
const Refusal = z.object({ answer: prose(t.answerName, 2000) });

/** Refuses a waiver, with a reason for the author. */
export function RefuseDialog(props: DecisionDialogProps) {
  const { request, isOpen } = props;
  const { form, problem, refuse, submit } = useContractForm(Refusal, { answer: '' });
  const { decide, close, isBusy } = useWaiverDecision(props);
  const send = submit(({ answer }) => decide({ grantedPercent: 0, answer }, refuse));
  return (
    <Dialog title={t.refuseTitle()} size="lg" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={send}>
        <div>
          <RequestTitle fee={request.fee} />
        </div>
        <p>
          {request.fee.waiverPercent > 0
            ? t.refuseKeepsWaiver({ percent: request.fee.waiverPercent })
            : t.refuseKeepsFee()}
        </p>
        <Textarea
          label={t.answerToAuthor()}
          description={t.refuseAnswerHint()}
          withAsterisk
          autosize
          minRows={3}
          maxRows={12}
          data-autofocus
          {...form.getInputProps('answer')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy} isGrave>
          {t.refuseRequest()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
