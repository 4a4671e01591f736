import { useState } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { sandbox } from '../../../contracts/sandbox.ts';
import { Message } from '../../ui/forms/message.tsx';
import { CardForm } from './card-form.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';

interface SandboxPaymentProps {
  readonly sessionId: string;
  readonly session: ReplyOf<typeof sandbox.session>;
}

/** The card of a test checkout, and the second step where the card asks for one; or how the checkout has ended. */
export function SandboxPayment({ sessionId, session }: SandboxPaymentProps) {
  const [needsConfirmation, setNeedsConfirmation] = useState(false);
  const back = () => setNeedsConfirmation(false);
  switch (session.status) {
    case 'complete':
      return (
        <Message kind="good">
          <p>This checkout is paid.</p>
          <p>
            <a href={session.returnUrl}>Continue</a>
          </p>
        </Message>
      );
    case 'expired':
      return <Message kind="info">This checkout has expired. Nothing was paid; please start again.</Message>;
    case 'open':
      return needsConfirmation ? (
        <ConfirmPayment sessionId={sessionId} onBack={back} />
      ) : (
        <CardForm sessionId={sessionId} amount={formatMoney(session)} onStepNeeded={() => setNeedsConfirmation(true)} />
      );
  }
}
