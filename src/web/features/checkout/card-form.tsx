import { Button, TextInput } from '@mantine/core';
import { sandbox } from '../../../contracts/sandbox.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import styles from './sandbox-checkout.module.css';
import { testCards } from './test-cards.ts';

interface CardFormProps {
  readonly sessionId: string;
  readonly amount: string;
  readonly onStepNeeded: () => void;
}

const blank = { cardNumber: '', expiry: '12 / 34', securityCode: '123', name: '' };

/** The card form. Only the number matters; a browser is not to fill in a real card here. */
export function CardForm({ sessionId, amount, onStepNeeded }: CardFormProps) {
  const { form, problem, refuse, submit } = useContractForm(sandbox.pay.body, blank);
  const pay = useCallMutation(sandbox.pay, [sandbox.session]);
  const refused = (error: ApiError) => (error.code === 'payment-step-needed' ? onStepNeeded() : refuse(error));
  // What the checkout says may arrive before the answer, and put this form away: the promise leads on all the same.
  const send = submit((body) => {
    void pay.mutateAsync({ params: { sessionId }, body }).then(({ returnUrl }) => location.assign(returnUrl), refused);
  });
  const field = form.getInputProps;
  return (
    <form method="post" noValidate onSubmit={send}>
      <ReadyFields isBusy={pay.isSuccess}>
        <fieldset className={styles.cards}>
          <legend>Pick a test card</legend>
          {testCards.map(({ number, label }) => (
            <label key={number}>
              <input
                type="radio"
                name="test-card"
                checked={form.values.cardNumber === number}
                onChange={() => form.setFieldValue('cardNumber', number)}
              />
              <span className={styles.number}>{number}</span>
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <TextInput label="Card number" inputMode="numeric" autoComplete="off" withAsterisk {...field('cardNumber')} />
        <div className={styles.pair}>
          <TextInput label="Expiry date" inputMode="numeric" autoComplete="off" {...field('expiry')} />
          <TextInput label="Security code" inputMode="numeric" autoComplete="off" {...field('securityCode')} />
        </div>
        <TextInput label="Name on the card" autoComplete="off" {...field('name')} />
        {problem && <Message kind="bad">{problem}</Message>}
        <Button type="submit" size="md" loading={pay.isPending || pay.isSuccess}>
          Pay {amount}
        </Button>
      </ReadyFields>
    </form>
  );
}
