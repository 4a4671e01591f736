import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { payments, type CheckoutWish } from '../../../contracts/payments.ts';
import { sandbox } from '../../../contracts/sandbox.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { useSite } from '../../ui/site-facts.ts';
import { SandboxPayment } from './sandbox-payment.tsx';

const StripeCardForm = lazy(() => import('./stripe-card-form.tsx'));

/** The session that a client secret of the sandbox opens. */
const sessionIn = (clientSecret: string): string => clientSecret.replace(/_secret_.*$/, '');

function SandboxCardForm({ clientSecret }: { clientSecret: string }) {
  const sessionId = sessionIn(clientSecret);
  const { data, error } = useCall(sandbox.session, { params: { sessionId } });
  return data ? <SandboxPayment sessionId={sessionId} session={data} /> : <Reading error={error} />;
}

/** The card form of a checkout inside our page: the provider's own, or the sandbox's. */
function EmbeddedCardForm({ clientSecret }: { clientSecret: string }) {
  const publishableKey = useSite()?.publishableKey;
  if (!publishableKey) return <SandboxCardForm clientSecret={clientSecret} />;
  return (
    <Suspense fallback={<Reading error={null} />}>
      <StripeCardForm clientSecret={clientSecret} publishableKey={publishableKey} />
    </Suspense>
  );
}

interface CheckoutPaymentProps {
  readonly user: CurrentUser;
  /** What is bought; the server compares each part with what it would charge. */
  readonly wish: Pick<CheckoutWish, 'articleId' | 'checkoutStatus' | 'stripeLookupId'>;
  /** Shown instead when the server opens no checkout. */
  readonly renderRefusal: (error: ApiError) => ReactNode;
}

/** The card form of a checkout; opened twice, it is the same checkout. */
export function CheckoutPayment({ user, wish, renderRefusal }: CheckoutPaymentProps) {
  const { mutate, data, error } = useCallMutation(payments.startCheckout);
  const { articleId, checkoutStatus, stripeLookupId } = wish;
  useEffect(() => {
    mutate({ body: { articleId, checkoutStatus, stripeLookupId, userId: user.id, emailId: user.email } });
  }, [mutate, articleId, checkoutStatus, stripeLookupId, user.id, user.email]);
  if (data) return <EmbeddedCardForm clientSecret={data.clientSecret} />;
  return error ? renderRefusal(error) : <Reading error={null} />;
}
