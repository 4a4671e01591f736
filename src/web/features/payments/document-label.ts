import type { OwnPayment } from '../../../contracts/bookkeeping.ts';

type PaymentDocument = OwnPayment['documents'][number];

const kinds: Record<PaymentDocument['kind'], string> = { invoice: 'Invoice', 'credit-note': 'Credit note' };

/** How a document of a payment is called: `Invoice INV-2026-000001`. */
export const documentLabel = ({ kind, number }: PaymentDocument): string => `${kinds[kind]} ${number}`;
