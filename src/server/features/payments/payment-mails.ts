import { plans, type PlanKey } from '../../../contracts/constants.ts';
import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { salutation, type Account } from '../accounts/index.ts';
import type { OrderRow } from './order-store.ts';

const utc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The letter that says what was paid and until when one may read. */
export function subscriptionMail(
  site: SiteFacts,
  account: Account,
  order: OrderRow,
  plan: PlanKey,
  endsAt: Date,
): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `subscription:${order.id}`,
    subject: `Your ${plans[plan].name} to ${site.name}`,
    greeting: salutation(account),
    paragraphs: [
      `We have received your payment of ${formatMoney({ amountMinor: order.amountMinor, currency: order.currency })} for ${plans[plan].name}.`,
      `You can read the full PDF of every article until ${utc.format(endsAt)} UTC. The pass ends by itself; nothing is charged again.`,
    ],
    action: { label: 'Browse the journals', url: site.url + pages.journalPublications.href() },
    after: [`Order ${order.id}. Questions? Write to ${site.contactEmail}.`],
  });
}

/** The letter that says what was paid for a full issue and where it is kept. */
export function fullIssueMail(site: SiteFacts, account: Account, order: OrderRow): OutgoingMail {
  const purchases = pages.dashboard.href({ profileId: account.id }, { tab: dashboardTabs.purchases });
  return composeMail(site, {
    to: account.email,
    key: `full-issue:${order.id}`,
    subject: `Your full issue: ${order.name}`,
    greeting: salutation(account),
    paragraphs: [
      `We have received your payment of ${formatMoney({ amountMinor: order.amountMinor, currency: order.currency })} for “${order.name}”.`,
      'The whole issue is yours to open whenever you are logged in. You find it among your purchases.',
    ],
    action: { label: 'Open your purchases', url: site.url + purchases },
    after: [`Order ${order.id}. Questions? Write to ${site.contactEmail}.`],
  });
}
