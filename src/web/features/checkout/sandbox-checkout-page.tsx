import type { ReplyOf } from '../../../contracts/call.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { sandbox } from '../../../contracts/sandbox.ts';
import * as t from '../../../messages/checkout.ts';
import { useCall } from '../../api/use-call.ts';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/sandbox-checkout-page.ts';
import styles from './sandbox-checkout.module.css';
import { SandboxPayment } from './sandbox-payment.tsx';
import { TestMode } from './test-mode.tsx';

interface SandboxCheckoutProps {
  readonly sessionId: string;
  readonly session: ReplyOf<typeof sandbox.session>;
}

/** The order, then the card. */
function SandboxCheckout({ sessionId, session }: SandboxCheckoutProps) {
  return (
    <>
      <header className={styles.order}>
        <h1 className={styles.what}>{session.name}</h1>
        <p className={styles.amount}>{formatMoney(session)}</p>
        {session.customerEmail && (
          <p className={styles.whom}>{t.forWhom({ email: () => <bdi>{session.customerEmail}</bdi> })}</p>
        )}
      </header>
      <SandboxPayment sessionId={sessionId} session={session} />
      {session.status !== 'complete' && session.cancelUrl && (
        <p>
          <a href={session.cancelUrl}>{t.cancelAndReturn()}</a>
        </p>
      )}
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.checkout()),
  { name: 'robots', content: 'noindex' },
];

/** The test provider's card form. */
export default function SandboxCheckoutPage({ params }: Route.ComponentProps) {
  const { data, error } = useCall(sandbox.session, { params: { sessionId: params.sessionId } });
  return (
    <div className={styles.page}>
      <TestMode />
      {data && <SandboxCheckout sessionId={params.sessionId} session={data} />}
      {!data && error?.status !== 404 && error?.status !== 422 && <Reading error={error} />}
      {!data && (error?.status === 404 || error?.status === 422) && (
        <EmptyState drawing={<LostFootprints />} title={t.notFoundTitle()} level={1}>
          <p>{t.notFoundText()}</p>
        </EmptyState>
      )}
    </div>
  );
}
