import { expect, test } from 'vitest';
import { printedWords } from '../../../../test/printed-words.ts';
import { printDocument } from './open-document.ts';
import type { PrintedDocument } from './printed-document.ts';

const aDocument = (changes: Partial<PrintedDocument> = {}): PrintedDocument => ({
  number: 'INV-2026-000042',
  kind: 'invoice',
  issuedOn: '2026-11-21',
  orderId: '01928374-aaaa-7bbb-8ccc-0123456789ab',
  issuer: { name: 'Colophon', address: ['P.O. Box 1', 'Dubai'], email: 'contact@colophon.example' },
  recipient: { name: 'Dr Alex Example', affiliation: 'Example University', country: 'TR', email: 'alex@example.org' },
  description: 'Volume 3, Issue 4: Weeks',
  amountMinor: 1_490_005,
  currency: 'AED',
  corrects: null,
  isTest: false,
  ...changes,
});

const wordsOf = async (changes: Partial<PrintedDocument> = {}) => {
  const { text, ...rest } = await printedWords(await printDocument(aDocument(changes)));
  return { ...rest, words: text.replaceAll(/\s+/g, ' ') };
};

test('an invoice says who, for whom, what, how much and when, and nothing of a tax', async () => {
  const { words, numPages, tagged, info } = await wordsOf();
  for (const stated of [
    'Colophon',
    'P.O. Box 1',
    'Invoice',
    'INV-2026-000042',
    '21 November 2026',
    'Dr Alex Example',
    'Example University',
    'Türkiye',
    'alex@example.org',
    'Volume 3, Issue 4: Weeks',
    'AED 14,900.05',
    'paid by card',
    '01928374-aaaa-7bbb-8ccc-0123456789ab',
  ])
    expect(words).toContain(stated);
  expect(words).not.toMatch(/VAT|tax|Test mode|null|undefined/i);
  expect([numPages, info]).toEqual([1, expect.objectContaining({ Title: 'Invoice INV-2026-000042' })]);
  for (const role of ['H1', 'Table', 'TH', 'TD']) expect(tagged).toContain(`"role":"${role}"`);
});

test('with VAT it is a tax invoice: number, price before VAT, VAT and price', async () => {
  const issuer = { ...aDocument().issuer, vat: { percent: 5, number: '100000000000003' } };
  const { words, info } = await wordsOf({ issuer, amountMinor: 19_900 });
  for (const stated of [
    'Tax Invoice',
    'TRN 100000000000003',
    'Weeks, before VAT',
    'AED 189.52',
    'VAT 5 %',
    'AED 9.48',
    'AED 199.00',
  ])
    expect(words).toContain(stated);
  expect(info).toMatchObject({ Title: 'Tax Invoice INV-2026-000042' });
  const note = await wordsOf({ kind: 'credit-note', issuer, amountMinor: 19_900 });
  for (const stated of ['Tax Credit Note', '−AED 189.52', '−AED 9.48', '−AED 199.00'])
    expect(note.words).toContain(stated);
});

test.each([
  [true, 'CANCELS INVOICE'],
  [false, 'REFUNDS PART OF INVOICE'],
])('a credit note names its invoice and takes the amount back, of the whole invoice: %s', async (isWhole, label) => {
  const corrects = { number: 'INV-2026-000042', issuedOn: '2026-05-03', isWhole };
  const { words } = await wordsOf({ kind: 'credit-note', number: 'CN-2026-000003', corrects });
  expect(words).toContain(label);
  for (const stated of ['Credit note', 'CN-2026-000003', 'INV-2026-000042 of 3 May 2026', '−AED 14,900.05'])
    expect(words).toContain(stated);
});

test('the same document has the same bytes', async () => {
  expect((await printDocument(aDocument())).equals(await printDocument(aDocument()))).toBe(true);
});

test.each(['王小明', 'محمد الحسني', 'Nguyễn Thị Hồng Ánh', 'संगीता', 'Ольга Щербакова'])(
  'a payer who is called %s can be billed',
  async (name) => {
    expect((await wordsOf({ recipient: { ...aDocument().recipient, name } })).words).toContain(name);
  },
);

test('the longest names that there are stay on one page; an address stays in one line', async () => {
  const email = `${'long.'.repeat(40)}name@example.org`;
  const recipient = { name: 'Name '.repeat(45), affiliation: 'x'.repeat(300), country: 'AE', email };
  const { words, numPages } = await wordsOf({ recipient, description: 'Weeks of dunes '.repeat(33) });
  expect(numPages).toBe(1);
  expect(words).toContain(email);
  expect(words).toContain('Total, paid by card');
});

test('a deleted account leaves no empty lines to trip over', async () => {
  const recipient = { name: 'Deleted account', affiliation: '', country: '', email: '' };
  expect((await wordsOf({ recipient })).words).toContain('FOR Deleted account INVOICE NUMBER');
});
