import { useEffect } from 'react';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import type { FullIssue } from '../../../contracts/issues.ts';
import { payments } from '../../../contracts/payments.ts';
import { pages } from '../../../contracts/pages.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { EmbeddedCardForm } from '../payments/embedded-card-form.tsx';

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

/** The card form of an issue's checkout; opened twice, it is the same checkout. */
export function IssuePayment({ issue, user, lookupId }: IssuePaymentProps) {
  const { mutate, data, error } = useCallMutation(payments.startCheckout);
  useEffect(() => {
    const wish = { articleId: issue.id, checkoutStatus: 'fullIssue' as const, stripeLookupId: lookupId };
    mutate({ body: { ...wish, userId: user.id, emailId: user.email } });
  }, [mutate, issue.id, user.id, user.email, lookupId]);
  if (data) return <EmbeddedCardForm clientSecret={data.clientSecret} />;
  return error ? <Refused error={error} issue={issue} /> : <Reading error={null} />;
}
