import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import type { OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { pages } from '../../../../contracts/pages.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { useNow } from '../../../ui/use-now.ts';
import { documentLabel, DocumentLink } from '../../checkout/document-link.tsx';
import { kindWords, standingOf } from './payment-words.ts';
import styles from './purchases.module.css';

const columns = ['Purchase', 'State', 'Amount', 'Documents'] as const;

interface PaymentTableProps {
  readonly payments: readonly OwnPayment[];
  /** The full issues that the person has at this moment. */
  readonly owned: ReadonlySet<string>;
}

function State({ payment, owned }: { payment: OwnPayment; owned: ReadonlySet<string> }) {
  const { word, detail } = standingOf(payment, owned, useNow());
  const isPaid = payment.state === 'paid' && payment.refundedMinor === 0;
  const Icon = isPaid ? IconCircleCheck : IconArrowBackUp;
  return (
    <div className={styles.state}>
      <p className={isPaid ? styles.paid : styles.refunded}>
        <Icon aria-hidden stroke={1.5} size={20} />
        {word}
      </p>
      {detail !== null && <p className={styles.soft}>{detail}</p>}
    </div>
  );
}

function PaymentRow({ payment, owned }: { payment: OwnPayment; owned: ReadonlySet<string> }) {
  const { kind, name, articleId, paidAt, createdAt, documents } = payment;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.name}>
          {articleId === null ? (
            <bdi>{name}</bdi>
          ) : (
            // The article's own address follows from its journal, to which this one leads on.
            <a href={pages.article.href({ catId: 'publications', articleId })}>
              <bdi>{name}</bdi>
            </a>
          )}
        </p>
        <p className={styles.soft}>
          {kindWords[kind]} · paid on {formatDay(paidAt ?? createdAt)}
        </p>
      </CardCell>
      <CardCell label={columns[1]}>
        <State payment={payment} owned={owned} />
      </CardCell>
      <CardCell label={columns[2]}>
        <span className={styles.amount}>{formatMoney(payment)}</span>
      </CardCell>
      <CardCell label={columns[3]}>
        <div className={styles.documents}>
          {documents.map((document) => (
            <DocumentLink key={document.number} href={document.url} label={documentLabel(document)} />
          ))}
        </div>
      </CardCell>
    </CardRow>
  );
}

/** Every payment of a person, the newest first: how it stands, and its invoice and credit note. */
export function PaymentTable({ payments, owned }: PaymentTableProps) {
  return (
    <CardTable label="All payments" columns={columns}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} owned={owned} />
      ))}
    </CardTable>
  );
}
