import { TextInput } from '@mantine/core';
import { bookkeeping, type HousePayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney, plainAmount } from '../../../../contracts/money.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useListDialog, type ListDialogProps } from '../../lists/use-list-dialog.ts';
import facts from '../facts.module.css';
import { effectOf, leftOf, partWords, refundForm, typedRefund } from './refund-words.ts';

/** Every read that a change of the books makes old. */
const bookkeepingReads = [bookkeeping.payments, bookkeeping.findings, bookkeeping.months] as const;

function WhatIsRefunded({ payment }: { payment: HousePayment }) {
  const refunded = partWords(payment);
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
      <dt>Paid</dt>
      <dd>{formatMoney(payment)}</dd>
      {refunded !== null && (
        <>
          <dt>Refunded</dt>
          <dd>{refunded}</dd>
        </>
      )}
    </dl>
  );
}

/** Refunds a payment or a part of it, and says first what ends; the server says whether it is done or waits for the provider. */
export function RefundDialog({ payment, isOpen, ...list }: ListDialogProps & { readonly payment: HousePayment }) {
  const blank = { reason: '', amountMinor: plainAmount(leftOf(payment)) };
  const { form, problem, refuse, submit } = useContractForm(refundForm(payment), blank);
  const { send, close, isBusy } = useListDialog(bookkeeping.refund, bookkeepingReads, list);
  const { id: orderId, refundedMinor, currency } = payment;
  const refund = submit((typed) => send({ params: { orderId }, body: { ...typed, refundedMinor } }, 'info', refuse));
  const amountMinor = typedRefund(payment, form.values.amountMinor);
  return (
    <Dialog title="Refund this payment?" size="lg" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={refund}>
        <WhatIsRefunded payment={payment} />
        <TextInput
          label={`Amount in ${currency}`}
          description="Enter less to refund a part."
          inputMode="decimal"
          withAsterisk
          {...form.getInputProps('amountMinor')}
        />
        <TextInput
          label="Reason"
          description="The person reads it in the email."
          withAsterisk
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <p role="status">{effectOf(payment, amountMinor)}</p>
        <p>A credit note is written, and the person is told by email. This cannot be undone.</p>
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy} isGrave>
          Refund {formatMoney({ amountMinor, currency })}
        </DialogActions>
      </form>
    </Dialog>
  );
}
