import { Button } from '@mantine/core';
import { noop } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sandbox } from '../../../contracts/sandbox.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './sandbox-checkout.module.css';

/** The second step of a card whose bank asks for one. */
export function ConfirmPayment({ sessionId, onBack }: { sessionId: string; onBack: () => void }) {
  const confirm = useCallMutation(sandbox.confirm, [sandbox.session]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // What the checkout says may arrive before the answer, and put this form away: the promise leads on all the same.
  const send = () =>
    void confirm.mutateAsync({ params: { sessionId } }).then(({ returnUrl }) => location.assign(returnUrl), noop);
  return (
    <section className={styles.step}>
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        Confirm the payment
      </h2>
      <p>Your bank wants to know that it is you. In test mode, one press is enough.</p>
      {confirm.error && <Message kind="bad">{confirm.error.message}</Message>}
      <div className={styles.actions}>
        <Button size="md" loading={confirm.isPending || confirm.isSuccess} onClick={send}>
          Confirm
        </Button>
        <Button size="md" variant="default" onClick={onBack}>
          Use another card
        </Button>
      </div>
    </section>
  );
}
