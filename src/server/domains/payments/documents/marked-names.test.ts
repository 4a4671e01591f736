import { expect, test } from 'vitest';
import { printDocument } from './print-document.ts';
import type { PrintedDocument } from './printed-document.ts';

const invoice: PrintedDocument = {
  number: 'INV-2026-000001',
  kind: 'invoice',
  orderId: '0197f000-0000-7000-8000-000000000000',
  issuer: { name: 'Colophon', address: ['Dubai'], email: 'contact@example.org' },
  recipient: { name: 'Alex Example', affiliation: '', country: 'AE', email: 'alex@example.org' },
  description: 'A pass',
  amountMinor: 19_900,
  currency: 'AED',
  issuedOn: '2026-03-04',
  corrects: null,
  isTest: false,
};

test.each([
  ['150 accents on one letter', `e${'\u0301'.repeat(150)}`],
  ['200 accents alone', '\u0301'.repeat(200)],
  ['80 consonants in one conjunct', '\u0915\u094d'.repeat(80)],
])('issue 6: a document can be drawn whatever its payer is called: %s', async (_, affiliation) => {
  const bytes = await printDocument({ ...invoice, recipient: { ...invoice.recipient, affiliation } });
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});
