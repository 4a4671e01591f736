import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fees, type HandlingFee } from '../../../contracts/fees.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { contactSubjects, feeStatus, pages } from '../../../contracts/pages.ts';
import type { ApiError } from '../../api/api-error.ts';
import { Message } from '../../ui/forms/message.tsx';
import { RetryLink } from '../../ui/retry-link.tsx';
import { CheckoutPayment } from '../checkout/checkout-payment.tsx';
import styles from './fee-stage.module.css';

/** Why there is no card form; what is on record is read again, as it may be another by now. */
function Refused({ error }: { error: ApiError }) {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: [fees.single.path] }), [client]);
  return (
    <>
      <Message kind="bad">
        <p>{error.message}</p>
        <p>Nothing was charged.</p>
      </Message>
      <p>
        <RetryLink label="Try again" />
      </p>
    </>
  );
}

/** The card form for what is due. */
export function FeePayment({ fee, user }: { fee: HandlingFee; user: CurrentUser }) {
  const { articleId, stripeLookupId } = fee;
  return (
    <>
      <p className={styles.payers}>
        Your institution or a funder pays?{' '}
        <a href={pages.contact.href({ subject: contactSubjects.authorServices })} target="_blank" rel="noreferrer">
          Write to us first<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
      <CheckoutPayment
        user={user}
        wish={{ articleId, checkoutStatus: feeStatus, stripeLookupId }}
        renderRefusal={(error) => <Refused error={error} />}
      />
    </>
  );
}
