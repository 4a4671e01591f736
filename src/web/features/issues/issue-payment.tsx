import type { FullIssue } from '../../../contracts/issues.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import type { ApiError } from '../../api/api-error.ts';
import { Message } from '../../ui/forms/message.tsx';
import { CheckoutPayment } from '../checkout/checkout-payment.tsx';

interface IssuePaymentProps {
  readonly issue: FullIssue;
  readonly user: CurrentUser;
  /** As the address has it; the server compares it with what it would charge. */
  readonly lookupId: string;
}

function Refused({ error, issue }: { error: ApiError; issue: FullIssue }) {
  if (error.code === 'already-owned') {
    return (
      <Message kind="good">
        <p>{error.message}</p>
        {issue.issueDoccumentURL && (
          <p>
            <a href={issue.issueDoccumentURL} target="_blank" rel="noreferrer">
              Open the issue<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        )}
      </Message>
    );
  }
  return (
    <Message kind="bad">
      <p>{error.message}</p>
      <p>
        Nothing was charged.{' '}
        <a href={pages.journal.href({ catId: issue.journalAbbreviation })}>Go back to the journal</a>
      </p>
    </Message>
  );
}

/** The card form of an issue's checkout, or why there is none. */
export function IssuePayment({ issue, user, lookupId }: IssuePaymentProps) {
  return (
    <CheckoutPayment
      user={user}
      wish={{ articleId: issue.id, checkoutStatus: 'fullIssue', stripeLookupId: lookupId }}
      renderRefusal={(error) => <Refused error={error} issue={issue} />}
    />
  );
}
