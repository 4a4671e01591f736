import type { ReplyOf } from '../../../contracts/call.ts';
import { plans } from '../../../contracts/constants.ts';
import { sandbox } from '../../../contracts/sandbox.ts';
import * as t from '../../../messages/checkout.ts';
import { useCall } from '../../api/use-call.ts';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import page from '../../ui/page.module.css';
import { AmountTerms, CheckoutFrame, Order, Term, UnreadCheckout } from './checkout-frame.tsx';
import type { Route } from './+types/sandbox-checkout-page.ts';
import { SandboxPayment } from './sandbox-payment.tsx';

interface SandboxCheckoutProps {
  readonly sessionId: string;
  readonly session: ReplyOf<typeof sandbox.session>;
}

/** The order, and beside it the card. */
function SandboxCheckout({ sessionId, session }: SandboxCheckoutProps) {
  const { status, cancelUrl } = session;
  const plan = Object.values(plans).find(({ name }) => name === session.name);
  return (
    <CheckoutFrame
      order={
        <Order title={session.name} email={session.customerEmail ?? undefined}>
          {plan && <Term name={t.youGet()}>{t.youGetPass({ days: plan.days })}</Term>}
          <AmountTerms name={t.total()} amount={session} />
        </Order>
      }
      wayBack={status !== 'complete' && cancelUrl && <a href={cancelUrl}>{t.cancelAndReturn()}</a>}
    >
      <SandboxPayment sessionId={sessionId} session={session} />
    </CheckoutFrame>
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.checkout()),
  { name: 'robots', content: 'noindex' },
];

/** The test provider's card form. */
export default function SandboxCheckoutPage({ params }: Route.ComponentProps) {
  const { data, error } = useCall(sandbox.session, { params: { sessionId: params.sessionId } });
  if (data) return <SandboxCheckout sessionId={params.sessionId} session={data} />;
  if (error?.status !== 404 && error?.status !== 422) return <UnreadCheckout error={error} />;
  return (
    <div className={page.page}>
      <EmptyState drawing={<LostFootprints />} title={t.notFoundTitle()} level={1}>
        <p>{t.notFoundText()}</p>
      </EmptyState>
    </div>
  );
}
