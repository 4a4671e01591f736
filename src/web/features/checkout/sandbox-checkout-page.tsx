import type { ReplyOf } from '../../../contracts/call.ts';
import { sandbox } from '../../../contracts/sandbox.ts';
import * as t from '../../../messages/checkout.ts';
import { useCall } from '../../api/use-call.ts';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import page from '../../ui/page.module.css';
import { AmountTerms, CheckoutFrame, OrderTerms } from './checkout-frame.tsx';
import styles from './checkout.module.css';
import type { Route } from './+types/sandbox-checkout-page.ts';
import { SandboxPayment } from './sandbox-payment.tsx';

interface SandboxCheckoutProps {
  readonly sessionId: string;
  readonly session: ReplyOf<typeof sandbox.session>;
}

/** The order, and beside it the card. */
function SandboxCheckout({ sessionId, session }: SandboxCheckoutProps) {
  const { status, cancelUrl } = session;
  return (
    <CheckoutFrame
      order={
        <div className={styles.order}>
          <header className={styles.what}>
            <h1 className={styles.place}>{session.name}</h1>
          </header>
          <OrderTerms email={session.customerEmail ?? undefined}>
            <AmountTerms name={t.total()} amount={session} />
          </OrderTerms>
        </div>
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
  const isUnknown = error?.status === 404 || error?.status === 422;
  return (
    <div className={page.page}>
      {isUnknown ? (
        <EmptyState drawing={<LostFootprints />} title={t.notFoundTitle()} level={1}>
          <p>{t.notFoundText()}</p>
        </EmptyState>
      ) : (
        <Reading error={error} />
      )}
    </div>
  );
}
