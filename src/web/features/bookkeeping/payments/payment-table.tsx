import { Button } from '@mantine/core';
import { bookkeeping, type SitePayment } from '../../../../contracts/bookkeeping.ts';
import type { OrderKind } from '../../../../contracts/constants.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { siteDay } from '../../../../contracts/site-zone.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { useCall } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { documentLabel, DocumentLink } from '../../checkout/document-link.tsx';
import { useReturnFocus } from '../../lists/use-list-dialog.ts';
import { PaymentState } from './payment-state.tsx';
import styles from './payments.module.css';
import { RefundDialog } from './refund-dialog.tsx';

export const kindNames: Readonly<Record<OrderKind, PlainMessage>> = {
  subscription: t.subscription,
  'full-issue': t.fullIssue,
  'handling-fee': t.handlingFee,
};

const paymentColumns = () => [t.payment(), common.amount(), common.status(), t.documentsAndActions()] as const;

interface PaymentRowProps {
  readonly payment: SitePayment;
  /** Whether it has an open discrepancy. */
  readonly isInQuestion: boolean;
  readonly onRefund: (payment: SitePayment) => void;
}

const mayBeRefunded = ({ state, isRefundUnderWay, payer }: SitePayment) =>
  state === 'paid' && !isRefundUnderWay && payer !== null;

/** A payment: what, by whom, how much, its status, its documents, and its refund. */
function PaymentRow({ payment, isInQuestion, onRefund }: PaymentRowProps) {
  const { name, kind, payer, documents } = payment;
  const columns = paymentColumns();
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.soft}>{kindNames[kind]()}</p>
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
          <p className={styles.soft}>{t.payerHidden()}</p>
        )}
      </CardCell>
      <CardCell label={columns[1]}>
        <span className={styles.amount}>{formatMoney(payment)}</span>
      </CardCell>
      <CardCell label={columns[2]}>
        <PaymentState payment={payment} isInQuestion={isInQuestion} />
      </CardCell>
      <CardCell label={columns[3]}>
        <div className={styles.documents}>
          {documents.map((document) => (
            <DocumentLink key={document.number} href={document.url} label={documentLabel(document)} />
          ))}
          {mayBeRefunded(payment) && (
            <Button variant="default" onClick={() => onRefund(payment)}>
              {t.refund({ name, payer: payer?.name ?? '', hidden })}
            </Button>
          )}
          {documents.length === 0 && !mayBeRefunded(payment) && <span className={styles.soft}>{t.nothing()}</span>}
        </div>
      </CardCell>
    </CardRow>
  );
}

/** The orders with an open discrepancy. */
function useOrdersInQuestion(): ReadonlySet<string | null> {
  const { findings = [] } = useCall(bookkeeping.findings).data ?? {};
  return new Set(findings.filter(({ resolvedAt }) => resolvedAt === null).map(({ orderId }) => orderId));
}

/** Payments with the dialog that refunds one. */
export function PaymentTable({ payments }: { payments: readonly SitePayment[] }) {
  const refund = useAsked<SitePayment>();
  const { place, focus } = useReturnFocus();
  const inQuestion = useOrdersInQuestion();
  const byMonth = [...Map.groupBy(payments, ({ createdAt }) => siteDay(new Date(createdAt)).slice(0, 7))];
  const ask = (payment: SitePayment) => {
    focus.remember();
    refund.ask(payment);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.table}>
      {byMonth.map(([month, found]) => (
        <section key={month}>
          <h4 className={styles.month}>{formatDay(month)}</h4>
          <CardTable label={t.paymentsOf({ month: formatDay(month) })} columns={paymentColumns()}>
            {found.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} isInQuestion={inQuestion.has(payment.id)} onRefund={ask} />
            ))}
          </CardTable>
        </section>
      ))}
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
