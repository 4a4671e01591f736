import { plans, type PlanKey } from '../../../contracts/constants.ts';
import { pages, purchasesHref } from '../../../contracts/pages.ts';
import { formatMoney } from '../../../contracts/money.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/payment-responses.ts';
import type { SiteFacts } from '../../context.ts';
import { printMoment } from '../../print-date.ts';
import type { Account } from '../accounts/index.ts';
import { composeEmail, paymentTemplates as templates, type TemplateEmail } from '../emails/index.ts';
import type { OrderRow } from './order-store.ts';

const purchasesOf = (site: SiteFacts, account: Account) => site.url + purchasesHref(account.id);

/** What every email about an order contains, and its recipient. */
const aboutIt = ({ email, title, surname }: Account, { id, name, amountMinor, currency }: OrderRow) => ({
  to: email,
  values: { title, surname, order: id, bought: name, amount: formatMoney({ amountMinor, currency }) },
});

/** A paid order and the number of its invoice. */
export interface Receipt {
  readonly order: OrderRow;
  readonly invoice: string;
}

/** The receipt of a pass, with the end of its period. */
export function subscriptionMail(
  site: SiteFacts,
  account: Account,
  { order, invoice }: Receipt,
  pass: { plan: PlanKey; endsAt: Date },
): TemplateEmail {
  const { to, values } = aboutIt(account, order);
  return composeEmail(site, templates.subscription, {
    to,
    values: {
      ...values,
      bought: plans[pass.plan].name,
      invoice,
      until: printMoment(pass.endsAt),
      purchasesAddress: purchasesOf(site, account),
    },
    url: site.url + pages.journalPublications.href(),
  });
}

/** The receipt of a full issue, with the place where the buyer finds it. */
export function fullIssueMail(site: SiteFacts, account: Account, { order, invoice }: Receipt): TemplateEmail {
  const { to, values } = aboutIt(account, order);
  const url = purchasesOf(site, account);
  return composeEmail(site, templates.fullIssue, { to, values: { ...values, invoice }, url });
}

/** The receipt of a handling fee. */
export function handlingFeeMail(site: SiteFacts, account: Account, { order, invoice }: Receipt): TemplateEmail {
  const { to, values } = aboutIt(account, order);
  const url = purchasesOf(site, account);
  return composeEmail(site, templates.handlingFee, { to, values: { ...values, invoice }, url });
}

/** The effect of a refund on the purchase; none if the person has access by other means. */
export type RefundEffect = 'part' | 'ended' | 'stays-open' | 'nothing';

const effectWords: Readonly<Record<RefundEffect, PlainMessage>> = {
  part: t.partRefunded,
  ended: t.accessEnded,
  'stays-open': t.articleStaysOpen,
  nothing: () => '',
};

/** The email about a refund: the amount, the reason and the effect on the purchase. */
export function refundMail(
  site: SiteFacts,
  account: Account,
  order: OrderRow,
  note: { number: string; amountMinor: number; reason: string; effect: RefundEffect },
): TemplateEmail {
  const { to, values } = aboutIt(account, { ...order, amountMinor: note.amountMinor });
  const end = effectWords[note.effect]();
  return composeEmail(site, templates.refund, {
    to,
    values: { ...values, creditNote: note.number, reason: note.reason, end },
    url: purchasesOf(site, account),
  });
}
