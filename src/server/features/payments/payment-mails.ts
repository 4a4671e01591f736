import { plans, type PlanKey } from '../../../contracts/constants.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { salutation, type Account } from '../accounts/index.ts';
import type { OrderRow } from './order-store.ts';

const utc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const purchasesOf = (site: SiteFacts, account: Account) => site.url + purchasesHref(account.id);

const paid = (order: OrderRow) =>
  `We have received your payment of ${formatMoney({ amountMinor: order.amountMinor, currency: order.currency })}`;

const reference = (site: SiteFacts, order: OrderRow) => `Order ${order.id}. Questions? Write to ${site.contactEmail}.`;

/** A paid order and the number of its invoice. */
export interface Receipt {
  readonly order: OrderRow;
  readonly invoice: string;
}

/** The letter that says what was paid and until when one may read. */
export function subscriptionMail(
  site: SiteFacts,
  account: Account,
  { order, invoice }: Receipt,
  pass: { plan: PlanKey; endsAt: Date },
): OutgoingMail {
  const { name } = plans[pass.plan];
  return composeMail(site, {
    to: account.email,
    key: `subscription:${order.id}`,
    subject: `Your ${name} to ${site.name}`,
    greeting: salutation(account),
    paragraphs: [
      `${paid(order)} for ${name}.`,
      `You can read the full PDF of every article until ${utc.format(pass.endsAt)} UTC. The pass ends by itself; nothing is charged again.`,
    ],
    action: { label: 'Browse the journals', url: site.url + pages.journalPublications.href() },
    after: [
      `Your invoice ${invoice} is kept with your purchases:\n${purchasesOf(site, account)}`,
      reference(site, order),
    ],
  });
}

/** The letter that says what was paid for a full issue and where it is kept. */
export function fullIssueMail(site: SiteFacts, account: Account, { order, invoice }: Receipt): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `full-issue:${order.id}`,
    subject: `Your full issue: ${order.name}`,
    greeting: salutation(account),
    paragraphs: [
      `${paid(order)} for “${order.name}”.`,
      `The whole issue is yours to open whenever you are logged in. You find it among your purchases, with your invoice ${invoice}.`,
    ],
    action: { label: 'Open your purchases', url: purchasesOf(site, account) },
    after: [reference(site, order)],
  });
}

/** The letter that says that open access is paid for. */
export function handlingFeeMail(site: SiteFacts, account: Account, { order, invoice }: Receipt): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `handling-fee:${order.id}`,
    subject: `Your payment: ${order.name}`,
    greeting: salutation(account),
    paragraphs: [
      `${paid(order)} for “${order.name}”.`,
      `Your article is open to everybody from now on. Your invoice ${invoice} is kept with your purchases.`,
    ],
    action: { label: 'Open your purchases', url: purchasesOf(site, account) },
    after: [reference(site, order)],
  });
}

/** The letter that says what went back, and why; what was sent back because the person had it already has not ended. */
export function refundMail(
  site: SiteFacts,
  account: Account,
  order: OrderRow,
  note: { number: string; reason: string; hasEnded: boolean },
): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `refund:${order.id}`,
    subject: `Your refund: ${order.name}`,
    greeting: salutation(account),
    paragraphs: [
      `We have refunded ${formatMoney({ amountMinor: order.amountMinor, currency: order.currency })} for “${order.name}”. Your bank shows it within a few days.${note.hasEnded ? ' What you had bought has ended.' : ''}`,
      `Reason: ${note.reason}`,
      `Your credit note ${note.number} stands among your purchases.`,
    ],
    action: { label: 'Open your purchases', url: purchasesOf(site, account) },
    after: [reference(site, order)],
  });
}
