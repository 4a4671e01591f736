import { bookkeeping, type OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { issues } from '../../../../contracts/issues.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { feeCheckoutHref } from '../../../../contracts/pages.ts';
import { payments } from '../../../../contracts/payments.ts';
import * as t from '../../../../messages/purchases.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { formatMoment } from '../../../ui/format-moment.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import { checkoutHref } from '../../issues/issue-address.ts';
import { PlanForm } from '../plan-form.tsx';
import { kindWords } from './payment-words.ts';
import styles from './purchases.module.css';
import { hidden } from '../../../ui/message-tags.tsx';

interface GoOnPayingProps {
  readonly payment: OwnPayment;
  readonly user: CurrentUser;
}

function Words({ name }: { name: string }) {
  return <span>{t.continuePaying({ name, hidden })}</span>;
}

/** The link to the checkout of a full issue, if it is still for sale. */
function IssueWay({ issueId, payment, user }: GoOnPayingProps & { issueId: string }) {
  const issue = useCall(issues.list).data?.getIssue.find(({ id }) => id === issueId);
  if (!issue) return null;
  return (
    <a className={buttons.secondary} href={checkoutHref(issue.id, user, issue.stripe_lookupId)}>
      <Words name={payment.name} />
    </a>
  );
}

/** The link back to an open checkout, as a full page load. */
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

/** A checkout may be paid in another tab, so the list is polled. */
const followEvery = { every: 15_000 };

/** Unpaid checkouts, each with a link to continue. */
export function UnpaidCheckouts({ checkouts, user }: UnpaidCheckoutsProps) {
  useCall(bookkeeping.mine, {}, followEvery);
  useCall(issues.purchased, {}, followEvery);

  return (
    <PanelSection title={t.notPaidYet()} lead={t.notPaidHelp()} isWide>
      <ul className={styles.unpaid}>
        {checkouts.map((payment) => (
          <li key={payment.id}>
            <div>
              <p className={styles.name}>
                <bdi>{payment.name}</bdi>
              </p>
              <p className={styles.soft}>
                {t.kindAmountAndMoment({
                  kind: kindWords[payment.kind](),
                  amount: formatMoney(payment),
                  moment: formatMoment(new Date(payment.createdAt)),
                  strong: (text) => <span className={styles.amount}>{text}</span>,
                })}
              </p>
            </div>
            <GoOnPaying payment={payment} user={user} />
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
