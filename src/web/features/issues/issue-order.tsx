import type { FullIssue } from '../../../contracts/issues.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { Cover } from '../journals/cover.tsx';
import styles from './full-issue-checkout.module.css';
import { placeOf, titleOf } from './issue-place.ts';

interface IssueOrderProps {
  readonly issue: FullIssue;
  readonly journalTitle: string;
  /** Unknown until the browser has said who is signed in. */
  readonly email: string | undefined;
}

/** What is bought: the cover, the journal, the issue; for whom, for how much, and for how long. */
export function IssueOrder({ issue, journalTitle, email }: IssueOrderProps) {
  const title = titleOf(issue);
  return (
    <div className={styles.order}>
      <div className={styles.cover}>
        <Cover imageUrl={issue.issueImageURL} title={issue.journalAbbreviation} />
      </div>
      <header className={styles.what}>
        <p className={styles.journal}>{journalTitle}</p>
        <h1 className={styles.place}>{placeOf(issue)}</h1>
        {title !== '' && (
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
        )}
      </header>
      <dl className={styles.terms}>
        <div>
          <dt>For</dt>
          <dd>{email ? <bdi>{email}</bdi> : <span className={styles.unknown} />}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd className={styles.price}>{formatMoney({ amountMinor: issue.issuePrice, currency: issue.currency })}</dd>
        </div>
        <div>
          <dt>You get</dt>
          <dd>The whole issue as one PDF, yours for good</dd>
        </div>
      </dl>
    </div>
  );
}
