import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { bookkeeping, findingKinds } from '../../../../contracts/bookkeeping.ts';
import type { ReplyOf } from '../../../../contracts/call.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import styles from './findings.module.css';

/** What does not agree, in a few words; the entry itself says what to do. */
export const findingTitles: Readonly<Record<(typeof findingKinds)[number], string>> = {
  'paid-without-order': 'Paid, but nobody ordered it here',
  'paid-with-another-amount': 'Paid with another amount',
  'paid-twice': 'Paid twice',
  'refunded-elsewhere': 'Partly refunded at the payment provider',
  disputed: 'Disputed by the payer',
  'refund-failed': 'A refund failed',
  'order-without-payment': 'Paid here, unknown to the payment provider',
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
  const title = findingTitles[kind];
  return (
    <li className={styles.finding}>
      <IconAlertTriangle aria-hidden stroke={1.5} size={22} />
      <div className={styles.words}>
        <h4>{title}</h4>
        <p dir="auto">{detail}</p>
        <p className={styles.soft}>Found {formatMoment(new Date(foundAt))}</p>
        <div className={styles.actions}>
          <Button variant="default" onClick={() => onClose(finding)}>
            Close this entry<span className="visually-hidden">: {title}</span>
          </Button>
          {orderId !== null && (
            <Button variant="subtle" onClick={() => onShowPayment(orderId)}>
              Show the payment<span className="visually-hidden">: {title}</span>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
