import { Button } from '@mantine/core';
import type { HousePayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { CardCell, CardRow } from '../../../ui/card-table.tsx';
import { documentLabel, DocumentLink } from '../../checkout/document-link.tsx';
import { kindNames } from './kind-names.ts';
import { PaymentState } from './payment-state.tsx';
import styles from './payments.module.css';

export const paymentColumns = ['Payment', 'Amount', 'State', 'Documents and actions'] as const;

interface PaymentRowProps {
  readonly payment: HousePayment;
  /** Whether an entry about it is open among what does not agree. */
  readonly isInQuestion: boolean;
  readonly onRefund: (payment: HousePayment) => void;
}

const mayBeRefunded = ({ state, isRefundUnderWay, payer }: HousePayment) =>
  state === 'paid' && !isRefundUnderWay && payer !== null;

/** A payment: what, by whom, how much, how it stands, its documents, and its refund. */
export function PaymentRow({ payment, isInQuestion, onRefund }: PaymentRowProps) {
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
