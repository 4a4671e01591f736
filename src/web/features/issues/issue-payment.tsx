import type { ReactNode } from 'react';
import type { FullIssue } from '../../../contracts/issues.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/issues.ts';
import type { ApiError } from '../../api/api-error.ts';
import { Message } from '../../ui/forms/message.tsx';
import { hidden } from '../../ui/message-tags.tsx';
import { CheckoutPayment } from '../checkout/checkout-payment.tsx';

interface IssuePaymentProps {
  readonly issue: FullIssue;
  readonly user: CurrentUser;
  /** From the address; the server compares it with the price it would charge. */
  readonly lookupId: string;
}

/** A full page load, which leaves the headers of the checkout. */
const pageAt = (address: string) => (children: ReactNode) => <a href={address}>{children}</a>;

function Refused({ error, issue }: { error: ApiError; issue: FullIssue }) {
  if (error.code === 'already-owned') {
    return (
      <Message kind="good">
        <p>{error.message}</p>
        {issue.issueDoccumentURL && (
          <p>
            <a href={issue.issueDoccumentURL} target="_blank" rel="noreferrer">
              {t.openIssue({ hidden })}
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
          link: pageAt(pages.journal.href({ catId: issue.journalAbbreviation })),
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
