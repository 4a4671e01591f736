import { useEffect } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import type { FullIssue } from '../../../contracts/issues.ts';
import { checkoutHref } from '../issues/issue-address.ts';
import type { Route } from './+types/return-payment-page.ts';
import { IssueBought, PassBought } from './bought.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { issueWords } from './pending-words.ts';
import { readIssuePurchase } from './read-issue-purchase.ts';
import { useCheckoutOutcome } from './use-checkout-outcome.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Payment'),
  { name: 'robots', content: 'noindex' },
];

/** Leads back to the checkout that was left unpaid: a document of its own, like every way there. */
function BackToCheckout({ issue, user }: { issue: FullIssue | null; user: CurrentUser }) {
  const address = issue ? checkoutHref(issue.id, user, issue.stripe_lookupId) : pages.pricing.href();
  useEffect(() => location.replace(address), [address]);
  return <PaymentPending state="confirming" words={issueWords} />;
}

/** Where a buyer comes back to from an embedded checkout. */
export default function ReturnPaymentPage() {
  const outcome = useCheckoutOutcome(readIssuePurchase);
  const user = useSession()?.user;
  if (outcome.state !== 'known') return <PaymentPending state={outcome.state} words={issueWords} />;
  if (!user) return <PaymentPending state="signed-out" words={issueWords} />;
  switch (outcome.purchase.kind) {
    case 'unpaid':
      return <BackToCheckout issue={outcome.purchase.issue} user={user} />;
    case 'pass':
      return <PassBought userId={user.id} />;
    case 'issue':
      return <IssueBought purchased={outcome.purchase.purchased} />;
  }
}
