import { formatMoney } from '../../../../contracts/money.ts';
import { printDate } from '../../../print-date.ts';
import type { PrintedDocument } from './printed-document.ts';

/** What each kind of document is called. */
export const headings = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

/** Whom it is for, line by line. */
export const recipientLines = ({ recipient: { name, affiliation, country } }: PrintedDocument): string[] => [
  name,
  affiliation,
  countryName(country),
];

/** The facts by which the document is told from others. */
export function factsOf({ kind, number, issuedOn, orderId, corrects }: PrintedDocument) {
  return [
    { label: `${headings[kind]} number`, value: number },
    { label: 'Date', value: printDate(issuedOn) },
    ...(corrects === null
      ? []
      : [
          {
            label: corrects.isWhole ? 'Takes back invoice' : 'Takes back part of invoice',
            value: `${corrects.number} of ${printDate(corrects.issuedOn)}`,
          },
        ]),
    { label: 'Order', value: orderId },
  ];
}

/** The amount as it is printed: what went back stands with a minus. */
export function printedAmount({ kind, amountMinor, currency }: PrintedDocument): string {
  const amount = formatMoney({ amountMinor, currency });
  return kind === 'invoice' ? amount : `−${amount}`;
}

export const totalWords = { invoice: 'Total, paid by card', 'credit-note': 'Total, refunded to the card' } as const;

/** What is to be known besides. */
export const notesOf = ({ isTest }: PrintedDocument): string[] =>
  isTest ? ['Test mode: no money was moved, and this document has no value.'] : [];
