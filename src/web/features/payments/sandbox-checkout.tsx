import { useState } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { sandbox } from '../../../contracts/sandbox.ts';
import { Message } from '../../ui/forms/message.tsx';
import { CardForm } from './card-form.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';
import styles from './sandbox-checkout-page.module.css';

interface SandboxCheckoutProps {
  readonly sessionId: string;
  readonly session: ReplyOf<typeof sandbox.session>;
}

/** What is bought, for whom and for how much; then the card, and the second step where the card asks for one. */
export function SandboxCheckout({ sessionId, session }: SandboxCheckoutProps) {
  const [needsConfirmation, setNeedsConfirmation] = useState(false);
  const back = () => setNeedsConfirmation(false);
  return (
    <>
      <header className={styles.order}>
        <h1 className={styles.what}>{session.name}</h1>
        <p className={styles.amount}>{formatMoney(session)}</p>
        {session.customerEmail && (
          <p className={styles.whom}>
            For <bdi>{session.customerEmail}</bdi>
          </p>
        )}
      </header>
      {session.status === 'complete' && (
        <Message kind="good">
          <p>This checkout is paid.</p>
          <p>
            <a href={session.returnUrl}>Continue</a>
          </p>
        </Message>
      )}
      {session.status === 'expired' && (
        <Message kind="info">This checkout has expired. Nothing was paid; please start again.</Message>
      )}
      {session.status === 'open' && needsConfirmation && <ConfirmPayment sessionId={sessionId} onBack={back} />}
      {session.status === 'open' && !needsConfirmation && (
        <CardForm sessionId={sessionId} amount={formatMoney(session)} onStepNeeded={() => setNeedsConfirmation(true)} />
      )}
      {session.status !== 'complete' && session.cancelUrl && (
        <p>
          <a href={session.cancelUrl}>Cancel and go back</a>
        </p>
      )}
    </>
  );
}
