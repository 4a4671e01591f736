import { dearPerson, defineLetter, personFields } from './letter-template.ts';

const group = 'Payments';

const orderFields = {
  ...personFields,
  amount: { about: 'What was paid or went back', example: 'AED 199.00', isNeeded: true },
  bought: { about: 'What was bought', example: 'Two Day Access' },
  order: { about: 'Number of the order', example: '019f2a10-7c11-7000-8000-000000000000' },
} as const;

const invoice = { invoice: { about: 'Number of the invoice', example: 'INV-2026-000012' } } as const;

const questions = 'Order {{order}}. Questions? Write to {{contactEmail}}.';

export const subscription = defineLetter({
  name: 'subscription',
  title: 'Receipt for a pass',
  group,
  when: 'To whoever has bought a pass, once it is paid.',
  fields: {
    ...orderFields,
    ...invoice,
    until: { about: 'When the pass ends', example: '24 November 2026 at 10:00 UTC', isNeeded: true },
    purchasesAddress: { about: 'Address of the list of purchases', example: 'https://example.org/dashboard/1?tab=3' },
  },
  words: {
    subject: 'Your {{bought}} to {{siteName}}',
    greeting: dearPerson,
    text: `We have received your payment of {{amount}} for {{bought}}.

You can read the full PDF of every article until {{until}}. The pass ends by itself; nothing is charged again.

{{link}}

Your invoice {{invoice}} is kept with your purchases:
{{purchasesAddress}}

${questions}`,
    actionLabel: 'Browse the journals',
  },
});

export const fullIssue = defineLetter({
  name: 'full-issue',
  title: 'Receipt for a full issue',
  group,
  when: 'To whoever has bought a full issue, once it is paid.',
  fields: { ...orderFields, ...invoice },
  words: {
    subject: 'Your full issue: {{bought}}',
    greeting: dearPerson,
    text: `We have received your payment of {{amount}} for “{{bought}}”.

The whole issue is yours to open whenever you are logged in. You find it among your purchases, with your invoice {{invoice}}.

{{link}}

${questions}`,
    actionLabel: 'Open your purchases',
  },
});

export const handlingFee = defineLetter({
  name: 'handling-fee',
  title: 'Receipt for a handling fee',
  group,
  when: 'To the author who has paid for open access.',
  fields: { ...orderFields, ...invoice },
  words: {
    subject: 'Your payment: {{bought}}',
    greeting: dearPerson,
    text: `We have received your payment of {{amount}} for “{{bought}}”.

Your article is open to everybody from now on. Your invoice {{invoice}} is kept with your purchases.

{{link}}

${questions}`,
    actionLabel: 'Open your purchases',
  },
});

export const refund = defineLetter({
  name: 'refund',
  title: 'A refund',
  group,
  when: 'To the payer whose money goes back.',
  fields: {
    ...orderFields,
    creditNote: { about: 'Number of the credit note', example: 'CN-2026-000003' },
    reason: { about: 'Why it goes back', example: 'Bought twice', isNeeded: true, isLong: true },
    end: {
      about: 'What becomes of what was bought; may be empty',
      example: 'What you had bought has ended.',
    },
  },
  words: {
    subject: 'Your refund: {{bought}}',
    greeting: dearPerson,
    text: `We have refunded {{amount}} for “{{bought}}”. Your bank shows it within a few days. {{end}}

Reason: {{reason}}

Your credit note {{creditNote}} stands among your purchases.

{{link}}

${questions}`,
    actionLabel: 'Open your purchases',
  },
});

export const waiver = defineLetter({
  name: 'waiver',
  title: 'Answer to a request for a waiver',
  group,
  when: 'To the author who has asked for a reduced handling fee.',
  fields: {
    ...personFields,
    manuscript: { about: 'Title of the manuscript', example: 'Reading the dunes' },
    outcome: {
      about: 'Whether and by how much the fee is reduced',
      example: 'We have reduced the handling fee by 40 %. Open access now costs AED 300.00.',
      isNeeded: true,
    },
    answer: { about: 'What was answered besides; may be empty', example: '', isLong: true },
  },
  words: {
    subject: 'Your request for a waiver: {{manuscript}}',
    greeting: dearPerson,
    text: `{{outcome}}

{{answer}}

You can still choose publication by subscription, which costs nothing.

{{link}}`,
    actionLabel: 'Open the handling fee',
  },
});
