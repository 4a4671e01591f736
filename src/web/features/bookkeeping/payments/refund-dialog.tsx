import { TextInput } from '@mantine/core';
import { bookkeeping, type SitePayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney, plainAmount } from '../../../../contracts/money.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useListDialog, type ListDialogProps } from '../../lists/use-list-dialog.ts';
import facts from '../facts.module.css';
import { effectOf, leftOf, partWords, refundForm, typedRefund } from './refund-words.ts';

/** The reads that a refund outdates. */
const bookkeepingReads = [bookkeeping.payments, bookkeeping.findings, bookkeeping.months] as const;

function WhatIsRefunded({ payment }: { payment: SitePayment }) {
  const refunded = partWords(payment);
  return (
    <dl className={facts.facts}>
      <dt>{t.payment()}</dt>
      <dd>
        <bdi>{payment.name}</bdi>
      </dd>
      <dt>{t.paidBy()}</dt>
      <dd>
        <bdi>{payment.payer?.name}</bdi>
      </dd>
      <dt>{t.paid()}</dt>
      <dd>{formatMoney(payment)}</dd>
      {refunded !== null && (
        <>
          <dt>{t.refunded()}</dt>
          <dd>{refunded}</dd>
        </>
      )}
    </dl>
  );
}

/** Refunds a payment or part of it, after saying what ends. */
export function RefundDialog({ payment, isOpen, ...list }: ListDialogProps & { readonly payment: SitePayment }) {
  const blank = { reason: '', amountMinor: plainAmount(leftOf(payment)) };
  const { form, problem, refuse, submit } = useContractForm(refundForm(payment), blank);
  const { send, close, isBusy } = useListDialog(bookkeeping.refund, bookkeepingReads, list);
  const { id: orderId, refundedMinor, currency } = payment;
  const refund = submit((typed) => send({ params: { orderId }, body: { ...typed, refundedMinor } }, 'info', refuse));
  const amountMinor = typedRefund(payment, form.values.amountMinor);
  return (
    <Dialog title={t.refundTitle()} size="lg" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={refund}>
        <WhatIsRefunded payment={payment} />
        <TextInput
          label={t.amountIn({ currency })}
          description={t.refundAmountHint()}
          inputMode="decimal"
          withAsterisk
          {...form.getInputProps('amountMinor')}
        />
        <TextInput
          label={common.reason()}
          description={t.refundReasonHint()}
          withAsterisk
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <p role="status">{effectOf(payment, amountMinor)}</p>
        <p>{t.refundConsequence()}</p>
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <DialogActions onCancel={close} isBusy={isBusy} isGrave>
          {t.refundSum({ sum: formatMoney({ amountMinor, currency }) })}
        </DialogActions>
      </form>
    </Dialog>
  );
}
