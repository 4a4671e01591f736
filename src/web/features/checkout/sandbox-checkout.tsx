import type { ReplyOf } from '../../../contracts/call.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { sandbox } from '../../../contracts/sandbox.ts';
import styles from './sandbox-checkout.module.css';
import { SandboxPayment } from './sandbox-payment.tsx';

interface SandboxCheckoutProps {
  readonly sessionId: string;
  readonly session: ReplyOf<typeof sandbox.session>;
}

/** What is bought, for whom and for how much; then the card. */
export function SandboxCheckout({ sessionId, session }: SandboxCheckoutProps) {
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
      <SandboxPayment sessionId={sessionId} session={session} />
      {session.status !== 'complete' && session.cancelUrl && (
        <p>
          <a href={session.cancelUrl}>Cancel and go back</a>
        </p>
      )}
    </>
  );
}
