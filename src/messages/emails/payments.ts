import { emailField, emailText } from './email-text.ts';
import { dearPerson } from './shared.ts';

const orderNumber = 'Order {{order}}. Questions? Write to {{contactEmail}}.';

// Receipts
export const subscription = emailText({
  title: 'Receipt for a pass',
  when: 'To the buyer, once the pass is paid.',
  subject: 'Your {{bought}} to {{siteName}}',
  greeting: dearPerson,
  text: `Thank you. We have received your payment of {{amount}} for {{bought}}.

You can read the full PDF of every article until {{until}}. The pass expires automatically, and you will not be charged again.

{{link}}

Your invoice {{invoice}} is with your purchases:
{{purchasesAddress}}

${orderNumber}`,
  actionLabel: 'Browse the journals',
});

export const fullIssue = emailText({
  title: 'Receipt for a full issue',
  when: 'To the buyer, once the issue is paid.',
  subject: 'Your full issue: {{bought}}',
  greeting: dearPerson,
  text: `Thank you. We have received your payment of {{amount}} for “{{bought}}”.

The issue is yours to keep. Log in to read it from your purchases, where you also find your invoice {{invoice}}.

{{link}}

${orderNumber}`,
  actionLabel: 'Open your purchases',
});

export const handlingFee = emailText({
  title: 'Receipt for a handling fee',
  when: 'To the author, once open access is paid.',
  subject: 'Your payment: {{bought}}',
  greeting: dearPerson,
  text: `Thank you. We have received your payment of {{amount}} for “{{bought}}”.

Your article is open access: once it is published, everyone can read it. Your invoice {{invoice}} is with your purchases.

{{link}}

${orderNumber}`,
  actionLabel: 'Open your purchases',
});

export const amount = emailField('Amount paid or refunded', 'AED 199.00');
export const bought = emailField('What was bought', 'Two Day Access');
export const order = emailField('Order number', '019f2a10-7c11-7000-8000-000000000000');
export const invoice = emailField('Invoice number', 'INV-2026-000012');
export const until = emailField('End of the pass', '24 November 2026 at 14:00 UTC+4');
export const purchasesAddress = emailField('Address of the list of purchases', 'https://example.org/dashboard/1?tab=3');

// Refunds
export const refund = emailText({
  title: 'Refund',
  when: 'To the payer, when a payment is refunded.',
  subject: 'Your refund: {{bought}}',
  greeting: dearPerson,
  text: `We have refunded {{amount}} for “{{bought}}”. Your bank will show it within a few days. {{end}}

Reason: {{reason}}

Your credit note {{creditNote}} is with your purchases.

{{link}}

${orderNumber}`,
  actionLabel: 'Open your purchases',
});

export const creditNote = emailField('Credit note number', 'CN-2026-000003');
export const refundReason = emailField('Reason for the refund', 'Bought twice');
export const end = emailField('What happens to the purchase; may be empty', 'Your access has ended.');

// Waivers
export const waiver = emailText({
  title: 'Answer to a waiver request',
  when: 'To the author who asked for a reduced handling fee.',
  subject: 'Your waiver request: {{manuscript}}',
  greeting: dearPerson,
  text: `{{outcome}}

{{answer}}

You can still choose subscription, which costs nothing.

{{link}}`,
  actionLabel: 'View the handling fee',
});

export const outcome = emailField(
  'Whether and by how much the fee is reduced',
  'We have reduced the handling fee by 40 %. Open access now costs AED 300.00.',
);
export const answer = emailField('Written answer; may be empty', '');
