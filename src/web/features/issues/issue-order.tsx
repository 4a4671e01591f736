import type { FullIssue } from '../../../contracts/issues.ts';
import { Cover } from '../../ui/cover.tsx';
import { OrderTerms, Term } from '../checkout/checkout-frame.tsx';
import styles from '../checkout/checkout.module.css';
import { formatPrice, placeOf, titleOf } from './issue-place.ts';

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
      <OrderTerms email={email}>
        <Term name="Price" isAmount>
          {formatPrice(issue)}
        </Term>
        <Term name="You get">The whole issue as one PDF, yours for good</Term>
      </OrderTerms>
    </div>
  );
}
