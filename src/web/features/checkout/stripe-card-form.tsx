import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { Message } from '../../ui/forms/message.tsx';

interface StripeCardFormProps {
  readonly clientSecret: string;
  readonly publishableKey: string;
}

/** The provider's own card form; it leads to the return address by itself. */
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
        <p>The card form could not be loaded. Nothing was charged.</p>
        <p>Check your connection and whether something blocks js.stripe.com, then load this page again.</p>
      </Message>
    );
  }
  return (
    <EmbeddedCheckoutProvider stripe={stripe} options={{ clientSecret }}>
      <EmbeddedCheckout />
    </EmbeddedCheckoutProvider>
  );
}
