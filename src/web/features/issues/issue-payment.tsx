import type { FullIssue } from '../../../contracts/issues.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/issues.ts';
import type { ApiError } from '../../api/api-error.ts';
import { Message } from '../../ui/forms/message.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.tsx';
import { CheckoutPayment } from '../checkout/checkout-payment.tsx';

interface IssuePaymentProps {
  readonly issue: FullIssue;
  readonly user: CurrentUser;
  /** From the address; the server compares it with the price it would charge. */
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
              {t.openIssue({ hidden: visuallyHidden })}
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
        {t.nothingCharged({
          link: (children) => <a href={pages.journal.href({ catId: issue.journalAbbreviation })}>{children}</a>,
        })}
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
