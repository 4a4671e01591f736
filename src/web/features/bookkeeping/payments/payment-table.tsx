import { Button } from '@mantine/core';
import { bookkeeping, type HousePayment } from '../../../../contracts/bookkeeping.ts';
import type { OrderKind } from '../../../../contracts/constants.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { useCall } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { documentLabel, DocumentLink } from '../../checkout/document-link.tsx';
import { useReturnFocus } from '../../lists/use-list-dialog.ts';
import { PaymentState } from './payment-state.tsx';
import styles from './payments.module.css';
import { RefundDialog } from './refund-dialog.tsx';

/** What can be paid for, as the pages name it. */
const kindNames: Readonly<Record<OrderKind, string>> = {
  subscription: 'Subscription',
  'full-issue': 'Full issue',
  'handling-fee': 'Handling fee',
};

const paymentColumns = ['Payment', 'Amount', 'State', 'Documents and actions'] as const;

interface PaymentRowProps {
  readonly payment: HousePayment;
  /** Whether an entry about it is open among what does not agree. */
  readonly isInQuestion: boolean;
  readonly onRefund: (payment: HousePayment) => void;
}

const mayBeRefunded = ({ state, isRefundUnderWay, payer }: HousePayment) =>
  state === 'paid' && !isRefundUnderWay && payer !== null;

/** A payment: what, by whom, how much, how it stands, its documents, and its refund. */
function PaymentRow({ payment, isInQuestion, onRefund }: PaymentRowProps) {
  const { name, kind, payer, documents } = payment;
  return (
    <CardRow>
      <CardCell label={paymentColumns[0]}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.soft}>{kindNames[kind]}</p>
        {payer ? (
          <>
            <p className={styles.soft}>
              <bdi>{payer.name}</bdi>
            </p>
            <p className={styles.soft}>
              <bdi>{payer.email}</bdi>
            </p>
          </>
        ) : (
          <p className={styles.soft}>Who paid is not shown to its reviewers before publication.</p>
        )}
      </CardCell>
      <CardCell label={paymentColumns[1]}>
        <span className={styles.amount}>{formatMoney(payment)}</span>
      </CardCell>
      <CardCell label={paymentColumns[2]}>
        <PaymentState payment={payment} isInQuestion={isInQuestion} />
      </CardCell>
      <CardCell label={paymentColumns[3]}>
        <div className={styles.documents}>
          {documents.map((document) => (
            <DocumentLink key={document.number} href={document.url} label={documentLabel(document)} />
          ))}
          {mayBeRefunded(payment) && (
            <Button variant="default" onClick={() => onRefund(payment)}>
              Refund
              <span className="visually-hidden">
                : {name}, {payer?.name}
              </span>
            </Button>
          )}
          {documents.length === 0 && !mayBeRefunded(payment) && <span className={styles.soft}>None</span>}
        </div>
      </CardCell>
    </CardRow>
  );
}

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
