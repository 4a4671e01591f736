import type { FullIssue } from '../../../contracts/issues.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { Cover } from './cover.tsx';
import styles from './issue-card.module.css';

/** A full issue: cover, name, price. */
export function IssueCard({ issue }: { issue: FullIssue }) {
  const place = `Volume ${issue.issueVolume}, Issue ${issue.issueNumber}`;
  return (
    <div className={styles.card}>
      <Cover imageUrl={issue.issueImageURL} title={issue.journalAbbreviation} />
      <div className={styles.words}>
        <p className={styles.journal}>{issue.journalAbbreviation}</p>
        <p className={styles.name}>{issue.stripeName || place}</p>
        {!issue.stripeName.includes(place) && issue.stripeName !== '' && <p className={styles.place}>{place}</p>}
        <p className={styles.price}>{formatMoney({ amountMinor: issue.issuePrice, currency: issue.currency })}</p>
      </div>
    </div>
  );
}
