import { bookkeeping, type HousePayment } from '../../../../contracts/bookkeeping.ts';
import { useCall } from '../../../api/use-call.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { useReturnFocus } from '../../lists/use-return-focus.ts';
import { paymentColumns, PaymentRow } from './payment-row.tsx';
import styles from './payments.module.css';
import { RefundDialog } from './refund-dialog.tsx';

/** The orders about which an entry is open among what does not agree. */
function useOrdersInQuestion(): ReadonlySet<string | null> {
  const { findings = [] } = useCall(bookkeeping.findings).data ?? {};
  return new Set(findings.filter(({ resolvedAt }) => resolvedAt === null).map(({ orderId }) => orderId));
}

/** Payments with the dialog that refunds one. */
export function PaymentTable({ payments }: { payments: readonly HousePayment[] }) {
  const refund = useAsked<HousePayment>();
  const { place, focus } = useReturnFocus();
  const inQuestion = useOrdersInQuestion();
  const ask = (payment: HousePayment) => {
    focus.remember();
    refund.ask(payment);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.table}>
      <CardTable label="Payments" columns={paymentColumns}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} isInQuestion={inQuestion.has(payment.id)} onRefund={ask} />
        ))}
      </CardTable>
      {refund.asked && (
        <RefundDialog
          key={refund.asked.turn}
          payment={refund.asked.what}
          isOpen={refund.asked.isOpen}
          onClose={refund.close}
          focus={focus}
        />
      )}
    </div>
  );
}
