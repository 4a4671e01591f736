import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import type { OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/purchases.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { useNow } from '../../../ui/use-now.ts';
import { documentLabel, DocumentLink } from '../../checkout/document-link.tsx';
import { kindWords, statusOf } from './payment-words.ts';
import styles from './purchases.module.css';

const columns = () => [t.purchase(), common.status(), common.amount(), t.documents()] as const;

interface PaymentTableProps {
  readonly payments: readonly OwnPayment[];
  /** The full issues that the person owns now. */
  readonly owned: ReadonlySet<string>;
}

function State({ payment, owned }: { payment: OwnPayment; owned: ReadonlySet<string> }) {
  const { word, detail } = statusOf(payment, owned, useNow());
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
      <CardCell label={t.purchase()}>
        <p className={styles.name}>
          {articleId === null ? (
            <bdi>{name}</bdi>
          ) : (
            // This address redirects to the article's own.
            <a href={pages.article.href({ catId: 'publications', articleId })}>
              <bdi>{name}</bdi>
            </a>
          )}
        </p>
        <p className={styles.soft}>{t.kindAndDay({ kind: kindWords[kind](), day: formatDay(paidAt ?? createdAt) })}</p>
      </CardCell>
      <CardCell label={common.status()}>
        <State payment={payment} owned={owned} />
      </CardCell>
      <CardCell label={common.amount()}>
        <span className={styles.amount}>{formatMoney(payment)}</span>
      </CardCell>
      <CardCell label={t.documents()}>
        <div className={styles.documents}>
          {documents.map((document) => (
            <DocumentLink key={document.number} href={document.url} label={documentLabel(document)} />
          ))}
        </div>
      </CardCell>
    </CardRow>
  );
}

/** A person's payments, newest first, with status, invoice and credit note. */
export function PaymentTable({ payments, owned }: PaymentTableProps) {
  return (
    <CardTable label={t.allPayments()} columns={columns()}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} owned={owned} />
      ))}
    </CardTable>
  );
}
