import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import type { HousePayment } from '../../../../contracts/bookkeeping.ts';
import type { OrderState } from '../../../../contracts/constants.ts';
import { formatDay } from '../../../ui/format-day.ts';
import styles from './payments.module.css';
import { partWords } from './refund-words.ts';

/** The states of a payment, as the pages name them. */
export const stateNames: Readonly<Record<OrderState, string>> = {
  open: 'Begun',
  paid: 'Paid',
  expired: 'Not paid',
  refunded: 'Refunded',
};

const looks: Readonly<Record<OrderState, { Icon: typeof IconClock; look: string | undefined }>> = {
  open: { Icon: IconClock, look: styles.info },
  paid: { Icon: IconCircleCheck, look: styles.good },
  expired: { Icon: IconCircleX, look: styles.over },
  refunded: { Icon: IconArrowBackUp, look: styles.warn },
};

const dayOf = ({ state, createdAt, paidAt, refundedAt }: HousePayment) =>
  formatDay((state === 'refunded' ? refundedAt : state === 'paid' ? paidAt : createdAt) ?? createdAt);

interface PaymentStateProps {
  readonly payment: HousePayment;
  readonly isInQuestion: boolean;
}

/** How a payment stands, as icon, word and colour, and since when; a refund on its way says what comes next. */
export function PaymentState({ payment, isInQuestion }: PaymentStateProps) {
  const { state, isRefundUnderWay } = payment;
  const refunded = partWords(payment);
  const { Icon, look } = looks[refunded === null ? state : 'refunded'];
  return (
    <div className={styles.standing}>
      <p className={`${styles.state} ${look}`}>
        <Icon aria-hidden stroke={1.5} size={20} />
        {refunded === null ? stateNames[state] : 'Partly refunded'}
      </p>
      {refunded !== null && <p>{refunded}</p>}
      <p className={styles.soft}>{dayOf(payment)}</p>
      {isRefundUnderWay && (
        <>
          <p className={`${styles.state} ${styles.info}`}>
            <IconClock aria-hidden stroke={1.5} size={20} />
            Refund on its way
          </p>
          <p className={styles.soft}>
            The payment provider has not confirmed it. It is asked again by itself; if it refuses, that stands above.
          </p>
        </>
      )}
      {isInQuestion && (
        <p className={`${styles.state} ${styles.warn}`}>
          <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
          Does not agree: see above
        </p>
      )}
    </div>
  );
}
