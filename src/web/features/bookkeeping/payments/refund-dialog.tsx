import { TextInput } from '@mantine/core';
import { bookkeeping, type HousePayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { bookkeepingReads } from '../bookkeeping-reads.ts';
import facts from '../facts.module.css';
import { useListDialog, type ListDialogProps } from '../use-list-dialog.ts';
import { endsWithRefund } from './kind-names.ts';

function WhatIsRefunded({ payment }: { payment: HousePayment }) {
  return (
    <dl className={facts.facts}>
      <dt>Payment</dt>
      <dd>
        <bdi>{payment.name}</bdi>
      </dd>
      <dt>Paid by</dt>
      <dd>
        <bdi>{payment.payer?.name}</bdi>
      </dd>
      <dt>Amount</dt>
      <dd>{formatMoney(payment)}</dd>
    </dl>
  );
}

/** Asks before a payment goes back whole, with what ends; whether it is done or waits for the provider is said by the server. */
export function RefundDialog({ payment, isOpen, ...list }: ListDialogProps & { readonly payment: HousePayment }) {
  const { form, problem, refuse, submit } = useContractForm(bookkeeping.refund.body, { reason: '' });
  const { send, close, isBusy } = useListDialog(bookkeeping.refund, bookkeepingReads, list);
  const refund = submit((body) => send({ params: { orderId: payment.id }, body }, 'info', refuse));
  return (
    <Dialog title="Refund this payment?" size="lg" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={refund}>
        <WhatIsRefunded payment={payment} />
        <p>
          {endsWithRefund[payment.kind]} A credit note is written, and the person is told by email. This cannot be
          undone.
        </p>
        <TextInput
          label="Reason"
          description="The person reads it in the email."
          withAsterisk
          data-autofocus
          {...form.getInputProps('reason')}
        />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy} isGrave>
          Refund {formatMoney(payment)}
        </DialogActions>
      </form>
    </Dialog>
  );
}
