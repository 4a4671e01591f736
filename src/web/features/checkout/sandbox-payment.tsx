import { Button, TextInput } from '@mantine/core';
import { noop } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import { formatMoney } from '../../../contracts/money.ts';
import { sandbox } from '../../../contracts/sandbox.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/checkout.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import styles from './sandbox-checkout.module.css';

/** The cards of the test provider. */
const testCards = [
  { number: '4242 4242 4242 4242', label: t.pays },
  { number: '4000 0000 0000 0002', label: t.declines },
  { number: '4000 0025 0000 3155', label: t.requiresAuthentication },
] as const;

interface CardFormProps {
  readonly sessionId: string;
  readonly amount: string;
  readonly onStepNeeded: () => void;
}

const blank = { cardNumber: '', expiry: '12 / 34', securityCode: '123', name: '' };

/** The card form. Only the number matters; autofill is off so that no one enters a real card. */
function CardForm({ sessionId, amount, onStepNeeded }: CardFormProps) {
  const { form, problem, refuse, submit } = useContractForm(sandbox.pay.body, blank);
  const pay = useCallMutation(sandbox.pay, [sandbox.session]);
  const refused = (error: ApiError) => (error.code === 'payment-step-needed' ? onStepNeeded() : refuse(error));
  // The checkout may complete first and unmount this form, so the promise handles the answer.
  const send = submit((body) => {
    void pay.mutateAsync({ params: { sessionId }, body }).then(({ returnUrl }) => location.assign(returnUrl), refused);
  });
  const field = form.getInputProps;
  return (
    <form method="post" noValidate onSubmit={send}>
      <ReadyFields isBusy={pay.isSuccess}>
        <fieldset className={styles.cards}>
          <legend>{t.pickTestCard()}</legend>
          {testCards.map(({ number, label }) => (
            <label key={number}>
              <input
                type="radio"
                name="test-card"
                checked={form.values.cardNumber === number}
                onChange={() => form.setFieldValue('cardNumber', number)}
              />
              <span className={styles.number}>{number}</span>
              <span>{label()}</span>
            </label>
          ))}
        </fieldset>
        <TextInput
          label={t.cardNumber()}
          inputMode="numeric"
          autoComplete="off"
          withAsterisk
          {...field('cardNumber')}
        />
        <div className={styles.pair}>
          <TextInput label={t.expiryDate()} inputMode="numeric" autoComplete="off" {...field('expiry')} />
          <TextInput label={t.securityCode()} inputMode="numeric" autoComplete="off" {...field('securityCode')} />
        </div>
        <TextInput label={t.nameOnCard()} autoComplete="off" {...field('name')} />
        {problem && <Message kind="bad">{problem}</Message>}
        <Button type="submit" size="md" loading={pay.isPending || pay.isSuccess}>
          {t.pay({ amount })}
        </Button>
      </ReadyFields>
    </form>
  );
}

/** The second step of a card whose bank asks for one. */
function ConfirmPayment({ sessionId, onBack }: { sessionId: string; onBack: () => void }) {
  const confirm = useCallMutation(sandbox.confirm, [sandbox.session]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The checkout may complete first and unmount this form, so the promise handles the answer.
  const send = () =>
    void confirm.mutateAsync({ params: { sessionId } }).then(({ returnUrl }) => location.assign(returnUrl), noop);
  return (
    <section className={styles.step}>
      <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        {t.confirmTitle()}
      </h2>
      <p>{t.confirmText()}</p>
      {confirm.error && <Message kind="bad">{confirm.error.message}</Message>}
      <div className={styles.actions}>
        <Button size="md" loading={confirm.isPending || confirm.isSuccess} onClick={send}>
          {common.confirm()}
        </Button>
        <Button size="md" variant="default" onClick={onBack}>
          {t.chooseAnotherCard()}
        </Button>
      </div>
    </section>
  );
}

interface SandboxPaymentProps {
  readonly sessionId: string;
  readonly session: ReplyOf<typeof sandbox.session>;
}

/** The card form of a test checkout, its second step, or its outcome. */
export function SandboxPayment({ sessionId, session }: SandboxPaymentProps) {
  const [needsConfirmation, setNeedsConfirmation] = useState(false);
  const back = () => setNeedsConfirmation(false);
  switch (session.status) {
    case 'complete':
      return (
        <Message kind="good">
          <p>{t.paid()}</p>
          <p>
            <a href={session.returnUrl}>{common.continueOn()}</a>
          </p>
        </Message>
      );
    case 'expired':
      return <Message kind="info">{t.expired()}</Message>;
    case 'open':
      return needsConfirmation ? (
        <ConfirmPayment sessionId={sessionId} onBack={back} />
      ) : (
        <CardForm sessionId={sessionId} amount={formatMoney(session)} onStepNeeded={() => setNeedsConfirmation(true)} />
      );
  }
}
