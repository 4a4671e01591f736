import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import * as t from '../../../messages/checkout.ts';
import { Message } from '../../ui/forms/message.tsx';

interface StripeCardFormProps {
  readonly clientSecret: string;
  readonly publishableKey: string;
}

/** Stripe's card form; it redirects to the return address. */
export default function StripeCardForm({ clientSecret, publishableKey }: StripeCardFormProps) {
  const [stripe] = useState(() => loadStripe(publishableKey));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    stripe.then(
      (loaded) => isWanted && setFailed(loaded === null),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [stripe]);
  if (hasFailed) {
    return (
      <Message kind="bad">
        <p>{t.cardFormFailed()}</p>
        <p>{t.cardFormAdvice()}</p>
      </Message>
    );
  }
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}
