import type { FullIssue } from '../../../contracts/issues.ts';
import * as checkout from '../../../messages/checkout.ts';
import * as t from '../../../messages/issues.ts';
import { Cover } from '../../ui/cover.tsx';
import { AmountTerms, Order, Term } from '../checkout/checkout-frame.tsx';
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
    <Order
      cover={<Cover imageUrl={issue.issueImageURL} title={issue.journalAbbreviation} />}
      partOf={journalTitle}
      title={placeOf(issue)}
      subtitle={title !== '' && <bdi>{title}</bdi>}
      email={email}
    >
      <Term name={checkout.youGet()}>{t.wholeIssue()}</Term>
      <AmountTerms name={checkout.total()} amount={priceOf(issue)} />
    </Order>
  );
}
