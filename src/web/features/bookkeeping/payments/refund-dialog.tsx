import { Button, TextInput } from '@mantine/core';
import { bookkeeping, type HousePayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { bookkeepingReads } from '../bookkeeping-reads.ts';
import facts from '../facts.module.css';
import type { ListDialogProps } from '../list-dialog.ts';
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
        <bdi>{payment.payer.name}</bdi>
      </dd>
      <dt>Amount</dt>
      <dd>{formatMoney(payment)}</dd>
    </dl>
  );
}

/** Asks before a payment goes back whole, with what ends; whether it is done or waits for the provider is said by the server. */
export function RefundDialog({
  payment,
  isOpen,
  onClose,
  focus,
}: ListDialogProps & { readonly payment: HousePayment }) {
  const { form, problem, refuse, submit } = useContractForm(bookkeeping.refund.body, { reason: '' });
  const refund = useCallMutation(bookkeeping.refund, bookkeepingReads);
  const close = () => {
    onClose();
    if (refund.isError) focus.toList();
    else focus.toOpener();
  };
  const send = submit((body) =>
    refund.mutate(
      { params: { orderId: payment.id }, body },
      {
        onSuccess: ({ message }) => {
          showNotice('info', message);
          onClose();
          focus.toList();
        },
        onError: refuse,
      },
    ),
  );
  return (
    <Dialog title="Refund this payment?" size="lg" isOpen={isOpen} returnsFocus={false} onClose={close}>
      <form className={dialog.body} method="post" noValidate onSubmit={send}>
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
        <div className={dialog.actions}>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" color="var(--bad)" loading={refund.isPending}>
            Refund {formatMoney(payment)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
