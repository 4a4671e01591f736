import type { OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { issues } from '../../../../contracts/issues.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { feeCheckoutHref } from '../../../../contracts/pages.ts';
import { payments } from '../../../../contracts/payments.ts';
import { useCall } from '../../../api/use-call.ts';
import buttons from '../../../ui/button.module.css';
import { checkoutHref } from '../../issues/issue-address.ts';
import { PlanForm } from '../plan-form.tsx';

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
export function GoOnPaying({ payment, user }: GoOnPayingProps) {
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
