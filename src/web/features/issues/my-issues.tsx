import { IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { issues, type PurchasedIssue } from '../../../contracts/issues.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { pages } from '../../../contracts/pages.ts';
import { useCall } from '../../api/use-call.ts';
import buttons from '../../ui/button.module.css';
import { OpenBook } from '../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { Cover } from '../journals/cover.tsx';
import { placeOf, titleOf } from './issue-place.ts';
import styles from './my-issues.module.css';

function OwnedIssue({ purchase }: { purchase: PurchasedIssue }) {
  const { fullIssue: issue, purchasedAt } = purchase;
  const place = placeOf(issue);
  const title = titleOf(issue);
  return (
    <li className={styles.issue}>
      <Cover imageUrl={issue.issueImageURL} title={issue.journalAbbreviation} />
      <div className={styles.words}>
        <Link className={styles.journal} to={pages.journal.href({ catId: issue.journalAbbreviation })}>
          {issue.journalAbbreviation}
        </Link>
        <h3 className={styles.place}>{place}</h3>
        {title !== '' && (
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
        )}
        <p className={styles.paid}>
          Bought on {formatDay(purchasedAt)} for {formatMoney(purchase)}
        </p>
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
      </div>
    </li>
  );
}

/** The full issues that the person has bought, each with its document. */
export function MyIssues() {
  const { data, error } = useCall(issues.purchased);
  if (!data) return <Reading error={error} />;
  if (data.fullIssuePurchasedUser.length === 0) {
    return (
      <EmptyState drawing={<OpenBook />} title="No full issues yet" level={3}>
        <p>A full issue that you buy stays here, ready to open.</p>
        <Link className={buttons.primary} to={pages.journalPublications.href()}>
          Browse Journals
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.issues}>
      {data.fullIssuePurchasedUser.map((purchase) => (
        <OwnedIssue key={purchase.fullIssueId} purchase={purchase} />
      ))}
    </ul>
  );
}
