import type { findingKinds } from '../../../../contracts/bookkeeping.ts';

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
