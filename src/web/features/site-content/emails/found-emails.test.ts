import { expect, test } from 'vitest';
import type { ListedTemplate } from '../../../../contracts/email-templates.ts';
import { foundEmails } from './found-emails.ts';

const letter = (name: string, more: Partial<ListedTemplate>): ListedTemplate => ({
  name,
  title: 'A report has arrived',
  group: 'Peer review: reviewers',
  when: 'To the reviewer who has submitted it.',
  isOriginal: true,
  fault: null,
  changedAt: null,
  ...more,
});
const emails = [
  letter('thanks', {}),
  letter('refund', { title: 'A refund', group: 'Payments', when: 'To the payer.', isOriginal: false }),
  letter('broken', { title: 'A receipt', group: 'Payments', isOriginal: false, fault: 'No field of this email.' }),
];
const found = (words: string, state: Parameters<typeof foundEmails>[1]['state'] = null) =>
  foundEmails(emails, { words, state }).map(({ name }) => name);

test('letters are found by words of their name, of their group and of when they are sent, whatever the case', () => {
  expect([found(''), found('payer'), found('SUBMITTED report'), found('payments report'), found('nothing')]).toEqual([
    ['thanks', 'refund', 'broken'],
    ['refund'],
    ['thanks'],
    [],
    [],
  ]);
});

test('letters are found by whose words they have; those that are not used are not among the changed ones', () => {
  expect([found('', 'original'), found('', 'changed'), found('', 'not-used'), found('receipt', 'changed')]).toEqual([
    ['thanks'],
    ['refund'],
    ['broken'],
    [],
  ]);
});
