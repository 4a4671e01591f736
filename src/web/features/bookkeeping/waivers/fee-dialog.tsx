import { TextInput } from '@mantine/core';
import { fees, type JournalFee } from '../../../../contracts/fees.ts';
import { formatMoney, plainAmount } from '../../../../contracts/money.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { TypedFee } from '../../fees/typed-fee.ts';
import type { ListDialogProps } from '../../lists/use-list-dialog.ts';

interface FeeDialogProps extends Omit<ListDialogProps, 'focus'> {
  readonly journal: JournalFee;
}

/** Sets what a journal charges for open access from now on. */
export function FeeDialog({ journal, isOpen, onClose }: FeeDialogProps) {
  const { journalId, journalTitle, handlingFeeMinor, currency } = journal;
  const blank = { handlingFeeMinor: plainAmount(handlingFeeMinor) };
  const { form, problem, refuse, submit } = useContractForm(TypedFee, blank);
  const change = useCallMutation(fees.setJournalFee, [fees.journalFees]);
  const send = submit((body) =>
    change.mutate(
      { params: { journalId }, body },
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
    <Dialog title={t.changeFeeTitle()} isOpen={isOpen} returnsFocus={false} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={send}>
        <p>
          {handlingFeeMinor === 0
            ? t.currentFeeNone({ journal: journalTitle, bdi })
            : t.currentFee({
                journal: journalTitle,
                sum: formatMoney({ amountMinor: handlingFeeMinor, currency }),
                bdi,
              })}
        </p>
        <TextInput
          label={t.feeIn({ currency })}
          description={t.feeHint()}
          inputMode="decimal"
          withAsterisk
          data-autofocus
          {...form.getInputProps('handlingFeeMinor')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={onClose} isBusy={change.isPending}>
          {t.setFee()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
