import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import type { SitePayment } from '../../../../contracts/bookkeeping.ts';
import type { OrderState } from '../../../../contracts/constants.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { formatDay } from '../../../ui/format-day.ts';
import styles from './payments.module.css';
import { partWords } from './refund-words.ts';

export const stateNames: Readonly<Record<OrderState, PlainMessage>> = {
  open: t.started,
  paid: t.paid,
  expired: t.notPaid,
  refunded: t.refunded,
};

const looks: Readonly<Record<OrderState, { Icon: typeof IconClock; look: string | undefined }>> = {
  open: { Icon: IconClock, look: styles.info },
  paid: { Icon: IconCircleCheck, look: styles.good },
  expired: { Icon: IconCircleX, look: styles.over },
  refunded: { Icon: IconArrowBackUp, look: styles.warn },
};

const dayOf = ({ state, createdAt, paidAt, refundedAt }: SitePayment) =>
  formatDay((state === 'refunded' ? refundedAt : state === 'paid' ? paidAt : createdAt) ?? createdAt);

interface PaymentStateProps {
  readonly payment: SitePayment;
  readonly isInQuestion: boolean;
}

/** The status of a payment as icon, word and colour, with its date; a pending refund says what comes next. */
export function PaymentState({ payment, isInQuestion }: PaymentStateProps) {
  const { state, isRefundUnderWay } = payment;
  const refunded = partWords(payment);
  const { Icon, look } = looks[refunded === null ? state : 'refunded'];
  return (
    <div className={styles.current}>
      <p className={`${styles.state} ${look}`}>
        <Icon aria-hidden stroke={1.5} size={20} />
        {refunded === null ? stateNames[state]() : t.partlyRefunded()}
      </p>
      {refunded !== null && <p>{refunded}</p>}
      <p className={styles.soft}>{dayOf(payment)}</p>
      {isRefundUnderWay && (
        <>
          <p className={`${styles.state} ${styles.info}`}>
            <IconClock aria-hidden stroke={1.5} size={20} />
            {t.refundPending()}
          </p>
          <p className={styles.soft}>{t.refundPendingHint()}</p>
        </>
      )}
      {isInQuestion && (
        <p className={`${styles.state} ${styles.warn}`}>
          <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
          {t.hasDiscrepancy()}
        </p>
      )}
    </div>
  );
}
