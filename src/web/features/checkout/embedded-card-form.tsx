import { lazy, Suspense } from 'react';
import { sandbox } from '../../../contracts/sandbox.ts';
import { useCall } from '../../api/use-call.ts';
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
export function EmbeddedCardForm({ clientSecret }: { clientSecret: string }) {
  const publishableKey = useSite()?.publishableKey;
  if (!publishableKey) return <SandboxCardForm clientSecret={clientSecret} />;
  return (
    <Suspense fallback={<Reading error={null} />}>
      <StripeCardForm clientSecret={clientSecret} publishableKey={publishableKey} />
    </Suspense>
  );
}
