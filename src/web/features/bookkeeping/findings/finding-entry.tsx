import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { bookkeeping, findingKinds } from '../../../../contracts/bookkeeping.ts';
import type { ReplyOf } from '../../../../contracts/call.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import styles from './findings.module.css';

/** The kinds of discrepancy; the entry itself says what to do. */
export const findingTitles: Readonly<Record<(typeof findingKinds)[number], PlainMessage>> = {
  'paid-without-order': t.paidWithoutOrder,
  'paid-with-another-amount': t.paidWithAnotherAmount,
  'paid-twice': t.paidTwice,
  'refunded-elsewhere': t.refundedElsewhere,
  disputed: t.disputed,
  'refund-failed': t.refundFailed,
  'order-without-payment': t.orderWithoutPayment,
};

export type Finding = ReplyOf<typeof bookkeeping.findings>['findings'][number];

interface FindingEntryProps {
  readonly finding: Finding;
  readonly onClose: (finding: Finding) => void;
  readonly onShowPayment: (orderId: string) => void;
}

/** An open entry: what was found, what to do, the way to its payment, and how it is closed. */
export function FindingEntry({ finding, onClose, onShowPayment }: FindingEntryProps) {
  const { kind, detail, foundAt, orderId } = finding;
  const title = findingTitles[kind]();
  return (
    <li className={styles.finding}>
      <IconAlertTriangle aria-hidden stroke={1.5} size={22} />
      <div className={styles.words}>
        <h4>{title}</h4>
        <p dir="auto">{detail}</p>
        <p className={styles.soft}>{t.foundAt({ moment: formatMoment(new Date(foundAt)) })}</p>
        <div className={styles.actions}>
          <Button variant="default" onClick={() => onClose(finding)}>
            {t.closeNamed({ title, hidden })}
          </Button>
          {orderId !== null && (
            <Button variant="subtle" onClick={() => onShowPayment(orderId)}>
              {t.showPayment({ title, hidden })}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
