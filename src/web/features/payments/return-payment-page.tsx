import { useEffect } from 'react';
import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { feeCheckoutHref, pages, purchasesHref } from '../../../contracts/pages.ts';
import { useSession } from '../../session/session.ts';
import button from '../../ui/button.module.css';
import { formatDay } from '../../ui/format-day.ts';
import { Link } from '../../ui/link.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import page from '../../ui/page.module.css';
import { documentLabel, DocumentLink } from '../checkout/document-link.tsx';
import { checkoutHref } from '../issues/issue-address.ts';
import type { Route } from './+types/return-payment-page.ts';
import { FeePaid, IssueBought, PassBought } from './bought.tsx';
import styles from './payment-complete.module.css';
import { PaymentPending, purchaseWords } from './payment-pending.tsx';
import { readReturned, type Returned, type Wanted } from './read-returned.ts';
import { useCheckoutOutcome } from './use-checkout-outcome.ts';

/** What the address of a completed payment shows once the money has gone back. */
function PaidBack({ payment, userId }: { payment: OwnPayment; userId: string }) {
  const { kind, name, refundedAt, documents } = payment;
  return (
    <div className={page.narrow}>
      <h1 className={page.heading}>This payment was refunded</h1>
      <p className={page.lead}>
        {formatMoney(payment)} for “<bdi>{name}</bdi>” went back
        {refundedAt !== null && ` on ${formatDay(refundedAt)}`}.{' '}
        {kind === 'handling-fee' ? 'An article that was already open stays open.' : 'What it had bought has ended.'}
      </p>
      {documents.map((document) => (
        <p key={document.number}>
          <DocumentLink href={document.url} label={documentLabel(document)} />
        </p>
      ))}
      <div className={styles.ways}>
        <Link className={button.primary} to={purchasesHref(userId)}>
          Go to your dashboard
        </Link>
      </div>
    </div>
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Payment'),
  { name: 'robots', content: 'noindex' },
];

/** Where a thing is bought, and what the way there is called. */
function wayTo(wanted: Wanted, user: CurrentUser): { label: string; href: string } {
  switch (wanted.kind) {
    case 'issue':
      return {
        label: 'Back to the checkout',
        href: checkoutHref(wanted.issue.id, user, wanted.issue.stripe_lookupId),
      };
    case 'fee':
      return { label: 'Back to the handling fee', href: feeCheckoutHref(wanted.articleId, user) };
    case 'other':
      return { label: 'See the passes', href: pages.pricing.href() };
  }
}

/** Leads back to the checkout that was left unpaid: a document of its own, like every way there. */
function BackToCheckout({ address }: { address: string }) {
  useEffect(() => location.replace(address), [address]);
  return <PaymentPending state="confirming" words={purchaseWords} />;
}

function Outcome({ returned, user }: { returned: Returned; user: CurrentUser }) {
  switch (returned.kind) {
    case 'unpaid':
      return <BackToCheckout address={wayTo(returned.wanted, user).href} />;
    case 'expired':
      return <PaymentPending state="expired" words={{ ...purchaseWords, again: wayTo(returned.wanted, user) }} />;
    case 'pass':
      return <PassBought userId={user.id} />;
    case 'issue':
      return <IssueBought purchased={returned.purchased} payment={returned.payment} />;
    case 'fee':
      return <FeePaid fee={returned.fee} payment={returned.payment} userId={user.id} />;
    case 'refunded':
      return <PaidBack payment={returned.payment} userId={user.id} />;
  }
}

const bought = new Set<Returned['kind']>(['pass', 'issue', 'fee']);

/** Where a buyer comes back to from an embedded checkout. */
export default function ReturnPaymentPage() {
  const outcome = useCheckoutOutcome(readReturned);
  const user = useSession()?.user;
  const isBought = outcome.state === 'known' && bought.has(outcome.purchase.kind);
  const pending = outcome.state === 'known' ? 'signed-out' : outcome.state;
  return (
    <>
      {/* It stays while the rest of the page changes by itself: what comes into it is heard. */}
      <p className="visually-hidden" role="status">
        {isBought ? 'Payment Complete!' : ''}
      </p>
      {outcome.state === 'known' && user ? (
        <Outcome returned={outcome.purchase} user={user} />
      ) : (
        <PaymentPending state={pending} words={purchaseWords} />
      )}
    </>
  );
}
