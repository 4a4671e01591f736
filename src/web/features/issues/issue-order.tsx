import type { FullIssue } from '../../../contracts/issues.ts';
import * as t from '../../../messages/issues.ts';
import { Cover } from '../../ui/cover.tsx';
import { AmountTerms, OrderTerms, Term } from '../checkout/checkout-frame.tsx';
import styles from '../checkout/checkout.module.css';
import { placeOf, priceOf, titleOf } from './issue-place.ts';

interface IssueOrderProps {
  readonly issue: FullIssue;
  readonly journalTitle: string;
  /** Undefined while the session loads. */
  readonly email: string | undefined;
}

/** The order: cover, journal and issue, buyer and price. */
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
        <AmountTerms name={t.price()} amount={priceOf(issue)} />
        <Term name={t.youGet()}>{t.wholeIssue()}</Term>
      </OrderTerms>
    </div>
  );
}
