import * as t from '../../../../messages/documents.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { printDate } from '../../../print-date.ts';
import type { PrintedDocument } from './printed-document.ts';

/** The name of each kind of document. */
export const headings = { invoice: t.invoice, 'credit-note': t.creditNote } as const;
const numberLabels = { invoice: t.invoiceNumber, 'credit-note': t.creditNoteNumber } as const;

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

/** The recipient, line by line. */
export const recipientLines = ({ recipient: { name, affiliation, country } }: PrintedDocument): string[] => [
  name,
  affiliation,
  countryName(country),
];

/** The facts that identify the document. */
export function factsOf({ kind, number, issuedOn, orderId, corrects }: PrintedDocument) {
  return [
    { label: numberLabels[kind](), value: number },
    { label: t.date(), value: printDate(issuedOn) },
    ...(corrects === null
      ? []
      : [
          {
            label: corrects.isWhole ? t.correctsInvoice() : t.correctsPart(),
            value: t.correctedInvoice({ number: corrects.number, day: printDate(corrects.issuedOn) }),
          },
        ]),
    { label: t.order(), value: orderId },
  ];
}

/** The printed amount: a refund has a minus sign. */
export function printedAmount({ kind, amountMinor, currency }: PrintedDocument): string {
  const amount = formatMoney({ amountMinor, currency });
  return kind === 'invoice' ? amount : `−${amount}`;
}

export const totalWords = { invoice: t.totalPaid, 'credit-note': t.totalRefunded } as const;

const testNotes = { invoice: t.testInvoice, 'credit-note': t.testCreditNote } as const;

/** Notes at the end of the document. */
export const notesOf = ({ kind, isTest }: PrintedDocument): string[] => (isTest ? [testNotes[kind]()] : []);
