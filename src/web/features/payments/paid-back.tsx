import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { purchasesHref } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { documentLabel, DocumentLink } from '../checkout/document-link.tsx';
import styles from './payment-complete.module.css';

/** What the address of a completed payment shows once the money has gone back. */
export function PaidBack({ payment, userId }: { payment: OwnPayment; userId: string }) {
  const { kind, name, refundedAt, documents } = payment;
  return (
    <div className={page.narrow}>
      <h1 className={page.heading}>This payment was refunded</h1>
      <p className={page.lead}>
        {formatMoney(payment)} for “<bdi>{name}</bdi>” went back
        {refundedAt !== null && ` on ${formatDay(refundedAt)}`}.{' '}
        {kind === 'handling-fee' ? 'An article that was already open stays open.' : 'What it had bought has ended.'}
      </p>
      {documents.map((document) => (
        <p key={document.number}>
          <DocumentLink href={document.url} label={documentLabel(document)} />
        </p>
      ))}
      <div className={styles.ways}>
        <Link className={button.primary} to={purchasesHref(userId)}>
          Go to your dashboard
        </Link>
      </div>
    </div>
  );
}
