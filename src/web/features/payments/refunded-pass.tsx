import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import button from '../../ui/button.module.css';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { documentLabel, DocumentLink } from '../checkout/document-link.tsx';
import styles from './payment-complete.module.css';
import type { PassPayment } from './read-purchase.ts';

/** What the address of a completed payment shows once the money has gone back. */
export function RefundedPass({ payment: { name, refundedAt, documents, ...paid } }: { payment: PassPayment }) {
  return (
    <div className={page.narrow}>
      <h1 className={page.heading}>This payment was refunded</h1>
      <p className={page.lead}>
        {formatMoney(paid)} for {name} went back{refundedAt && ` on ${formatDay(refundedAt)}`}, and the pass has ended.
      </p>
      <div className={styles.part}>
        {documents.map((document) => (
          <DocumentLink key={document.number} href={document.url} label={documentLabel(document)} />
        ))}
      </div>
      <div className={styles.ways}>
        <Link className={button.primary} to={pages.pricing.href()}>
          See the passes
        </Link>
      </div>
    </div>
  );
}
