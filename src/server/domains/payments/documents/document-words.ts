import * as t from '../../../../messages/documents.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { splitVat } from '../../../../contracts/vat.ts';
import { printDate } from '../../../print-date.ts';
import type { PrintedDocument } from './printed-document.ts';

const headings = { invoice: t.invoice, 'credit-note': t.creditNote } as const;
const taxHeadings = { invoice: t.taxInvoice, 'credit-note': t.taxCreditNote } as const;

/** The name of a document; one with VAT is a tax document. */
export const headingOf = ({ kind, issuer }: PrintedDocument): string => (issuer.vat ? taxHeadings : headings)[kind]();

/** The issuer's address, and the number under which it pays VAT. */
export const issuerOf = ({ issuer: { name, address, email, vat } }: PrintedDocument) => ({
  name,
  address: vat ? [...address, t.vatNumber({ number: vat.number })] : address,
  email,
});
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

/** A printed amount: a refund has a minus sign. */
function printed({ kind, currency }: PrintedDocument, amountMinor: number): string {
  const amount = formatMoney({ amountMinor, currency });
  return kind === 'invoice' ? amount : `−${amount}`;
}

/** The amounts: what was paid, and with VAT the price before it and the VAT. */
export function amountsOf(document: PrintedDocument) {
  const { amountMinor, description, issuer } = document;
  const total = { label: totalWords[document.kind](), amount: printed(document, amountMinor) };
  if (!issuer.vat) return { lines: [{ label: description, amount: total.amount }], total };
  const { netMinor, vatMinor } = splitVat(amountMinor, issuer.vat.percent);
  const lines = [
    { label: t.beforeVat({ description }), amount: printed(document, netMinor) },
    { label: t.vatAt({ percent: issuer.vat.percent }), amount: printed(document, vatMinor) },
  ];
  return { lines, total };
}

const totalWords = { invoice: t.totalPaid, 'credit-note': t.totalRefunded } as const;

const testNotes = { invoice: t.testInvoice, 'credit-note': t.testCreditNote } as const;

/** Notes at the end of the document. */
export const notesOf = ({ kind, isTest }: PrintedDocument): string[] => (isTest ? [testNotes[kind]()] : []);
