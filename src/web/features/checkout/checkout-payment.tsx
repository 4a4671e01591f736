import { useEffect, type ReactNode } from 'react';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { payments, type CheckoutWish } from '../../../contracts/payments.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { EmbeddedCardForm } from './embedded-card-form.tsx';

interface CheckoutPaymentProps {
  readonly user: CurrentUser;
  /** What is bought; the server compares each part with what it would charge. */
  readonly wish: Pick<CheckoutWish, 'articleId' | 'checkoutStatus' | 'stripeLookupId'>;
  /** What stands there instead when the server opens no checkout. */
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
