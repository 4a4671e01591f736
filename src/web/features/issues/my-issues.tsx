import { IconFileText } from '@tabler/icons-react';
import type { PurchasedIssue } from '../../../contracts/issues.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import { Cover } from '../../ui/cover.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import { DocumentLink } from '../checkout/document-link.tsx';
import { placeOf, titleOf } from './issue-place.ts';
import styles from './my-issues.module.css';

function OwnedIssue({ purchase }: { purchase: PurchasedIssue }) {
  const { fullIssue: issue, purchasedAt, invoice_url: invoiceUrl } = purchase;
  const place = placeOf(issue);
  const title = titleOf(issue);
  return (
    <li className={styles.issue}>
      <Cover imageUrl={issue.issueImageURL} title={issue.journalAbbreviation} />
      <div className={styles.words}>
        <Link className={styles.journal} to={pages.journal.href({ catId: issue.journalAbbreviation })}>
          {issue.journalAbbreviation}
        </Link>
        <h4 className={styles.place}>{place}</h4>
        {title !== '' && (
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
        )}
        <p className={styles.paid}>
          Bought on {formatDay(purchasedAt)} for {formatMoney(purchase)}
        </p>
        <p className={styles.documents}>
          {issue.issueDoccumentURL && (
            <a className={styles.open} href={issue.issueDoccumentURL} target="_blank" rel="noreferrer">
              <IconFileText aria-hidden stroke={1.5} size={20} />
              <span>
                Open the issue
                <span className="visually-hidden">
                  : {issue.journalAbbreviation}, {place} (opens in a new tab)
                </span>
              </span>
            </a>
          )}
          {invoiceUrl !== null && (
            <DocumentLink href={invoiceUrl} label="Invoice" about={`${issue.journalAbbreviation}, ${place}`} />
          )}
        </p>
      </div>
    </li>
  );
}

/** The full issues that the person has bought, each with its document and its invoice. */
export function MyIssues({ purchases }: { purchases: readonly PurchasedIssue[] }) {
  if (purchases.length === 0) {
    return (
      <p>
        A full issue that you buy stays here, ready to open.{' '}
        <Link to={pages.journalPublications.href()}>Browse Journals</Link>
      </p>
    );
  }
  return (
    <ul className={styles.issues}>
      {purchases.map((purchase) => (
        <OwnedIssue key={purchase.fullIssueId} purchase={purchase} />
      ))}
    </ul>
  );
}
