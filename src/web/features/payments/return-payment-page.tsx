import { useEffect } from 'react';
import type { PlainMessage } from '../../../messages/message.ts';
import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { feeCheckoutHref, pages, purchasesHref } from '../../../contracts/pages.ts';
import * as t from '../../../messages/payments.ts';
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

/** A payment that was refunded. */
function PaidBack({ payment, userId }: { payment: OwnPayment; userId: string }) {
  const { kind, name, refundedAt, documents } = payment;
  return (
    <div className={`${page.narrow} ${page.tall}`}>
      <h1 className={page.heading}>{t.refundedTitle()}</h1>
      <p className={page.lead}>
        {refundedAt === null
          ? t.refunded({ amount: formatMoney(payment), name: () => <bdi>{name}</bdi> })
          : t.refundedOn({
              amount: formatMoney(payment),
              name: () => <bdi>{name}</bdi>,
              day: formatDay(refundedAt),
            })}{' '}
        {kind === 'handling-fee' ? t.openArticleStays() : t.accessEnded()}
      </p>
      {documents.map((document) => (
        <p key={document.number}>
          <DocumentLink href={document.url} label={documentLabel(document)} />
        </p>
      ))}
      <div className={styles.ways}>
        <Link className={button.primary} to={purchasesHref(userId)}>
          {t.goToDashboard()}
        </Link>
      </div>
    </div>
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.payment()),
  { name: 'robots', content: 'noindex' },
];

/** The link to where something is bought. */
function wayTo(wanted: Wanted, user: CurrentUser): { label: PlainMessage; href: string } {
  switch (wanted.kind) {
    case 'issue':
      return {
        label: t.backToCheckout,
        href: checkoutHref(wanted.issue.id, user, wanted.issue.stripe_lookupId),
      };
    case 'fee':
      return { label: t.backToFee, href: feeCheckoutHref(wanted.articleId, user) };
    case 'other':
      return { label: t.seePasses, href: pages.pricing.href() };
  }
}

/** Redirects to the unpaid checkout, as a full page load. */
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

/** The return page of an embedded checkout. */
export default function ReturnPaymentPage() {
  const outcome = useCheckoutOutcome(readReturned);
  const user = useSession()?.user;
  const isBought = outcome.state === 'known' && bought.has(outcome.purchase.kind);
  const pending = outcome.state === 'known' ? 'signed-out' : outcome.state;
  return (
    <>
      {/* A live region that stays in the page, so that screen readers announce the change. */}
      <p className="visually-hidden" role="status">
        {isBought ? t.completeNow() : ''}
      </p>
      {outcome.state === 'known' && user ? (
        <Outcome returned={outcome.purchase} user={user} />
      ) : (
        <PaymentPending state={pending} words={purchaseWords} />
      )}
    </>
  );
}
