import { bookkeeping, type OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { issues } from '../../../../contracts/issues.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { feeCheckoutHref } from '../../../../contracts/pages.ts';
import { payments } from '../../../../contracts/payments.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { formatMoment } from '../../../ui/format-moment.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { checkoutHref } from '../../issues/issue-address.ts';
import { PlanForm } from '../plan-form.tsx';
import { kindWords } from './payment-words.ts';
import styles from './purchases.module.css';

interface GoOnPayingProps {
  readonly payment: OwnPayment;
  readonly user: CurrentUser;
}

function Words({ name }: { name: string }) {
  return (
    <span>
      Go on to pay<span className="visually-hidden">: {name}</span>
    </span>
  );
}

/** The checkout of a full issue, as its cover leads there; none where the issue is not for sale any more. */
function IssueWay({ issueId, payment, user }: GoOnPayingProps & { issueId: string }) {
  const issue = useCall(issues.list).data?.getIssue.find(({ id }) => id === issueId);
  if (!issue) return null;
  return (
    <a className={buttons.secondary} href={checkoutHref(issue.id, user, issue.stripe_lookupId)}>
      <Words name={payment.name} />
    </a>
  );
}

/** The way back into a checkout that is open; each is a document of its own, as on the way in. */
function GoOnPaying({ payment, user }: GoOnPayingProps) {
  const { plan, fullIssueId, articleId, name } = payment;
  if (plan !== null) {
    return (
      <PlanForm
        planKey={plan}
        formAction={payments.startSubscription.path}
        buyer={user}
        className={buttons.secondary ?? ''}
      >
        <Words name={name} />
      </PlanForm>
    );
  }
  if (fullIssueId !== null) return <IssueWay issueId={fullIssueId} payment={payment} user={user} />;
  if (articleId === null) return null;
  return (
    <a className={buttons.secondary} href={feeCheckoutHref(articleId, user)}>
      <Words name={name} />
    </a>
  );
}

interface UnpaidCheckoutsProps {
  readonly checkouts: readonly OwnPayment[];
  readonly user: CurrentUser;
}

/** What is open may be paid in another tab, and the provider may be slow to tell: the screen follows by itself. */
const followEvery = { every: 15_000 };

/** The checkouts that are begun and not paid, each with the way back into it. */
export function UnpaidCheckouts({ checkouts, user }: UnpaidCheckoutsProps) {
  useCall(bookkeeping.mine, {}, followEvery);
  useCall(issues.purchased, {}, followEvery);
  const lead =
    'Nothing was charged for these. Go on where you left off, or leave them: they end by themselves within a day. If you have just paid, this changes by itself in a moment.';
  return (
    <PanelSection title="Not paid yet" lead={lead} isWide>
      <ul className={styles.unpaid}>
        {checkouts.map((payment) => (
          <li key={payment.id}>
            <div>
              <p className={styles.name}>
                <bdi>{payment.name}</bdi>
              </p>
              <p className={styles.soft}>
                {kindWords[payment.kind]} · <span className={styles.amount}>{formatMoney(payment)}</span> · begun on{' '}
                {formatMoment(new Date(payment.createdAt))}
              </p>
            </div>
            <GoOnPaying payment={payment} user={user} />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
