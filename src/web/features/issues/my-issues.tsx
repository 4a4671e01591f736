import { IconFileText } from '@tabler/icons-react';
import type { PurchasedIssue } from '../../../contracts/issues.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/issues.ts';
import { Cover } from '../../ui/cover.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import { hidden } from '../../ui/message-tags.tsx';
import { DocumentLink } from '../checkout/document-link.tsx';
import { nameOf, placeOf, titleOf } from './issue-place.ts';
import styles from './my-issues.module.css';

function OwnedIssue({ purchase }: { purchase: PurchasedIssue }) {
  const { fullIssue: issue, purchasedAt, invoice_url: invoiceUrl } = purchase;
  const title = titleOf(issue);
  return (
    <li className={styles.issue}>
      <Cover imageUrl={issue.issueImageURL} title={issue.journalAbbreviation} />
      <div className={styles.words}>
        <Link className={styles.journal} to={pages.journal.href({ catId: issue.journalAbbreviation })}>
          {issue.journalAbbreviation}
        </Link>
        <h4 className={styles.place}>{placeOf(issue)}</h4>
        {title !== '' && (
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
        )}
        <p className={styles.paid}>{t.boughtOn({ date: formatDay(purchasedAt), amount: formatMoney(purchase) })}</p>
        <p className={styles.documents}>
          {issue.issueDoccumentURL && (
            <a className={styles.open} href={issue.issueDoccumentURL} target="_blank" rel="noreferrer">
              <IconFileText aria-hidden stroke={1.5} size={20} />
              <span>{t.openOwnIssue({ name: nameOf(issue), hidden })}</span>
            </a>
          )}
          {invoiceUrl !== null && <DocumentLink href={invoiceUrl} label={t.invoice()} about={nameOf(issue)} />}
        </p>
      </div>
    </li>
  );
}

/** The full issues that the person has bought, each with its document and its invoice. */
export function MyIssues({ purchases }: { purchases: readonly PurchasedIssue[] }) {
  return (
    <ul className={styles.issues}>
      {purchases.map((purchase) => (
        <OwnedIssue key={purchase.fullIssueId} purchase={purchase} />
      ))}
    </ul>
  );
}
