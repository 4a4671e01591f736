import { formatMoney } from '../../../contracts/money.ts';
import { feeCheckoutHref } from '../../../contracts/pages.ts';
import type { SiteFacts } from '../../context.ts';
import { composeMail } from '../../ports/mail/compose-mail.ts';
import type { OutgoingMail } from '../../ports/mail/mail-transport.ts';
import { salutation, type Account } from '../accounts/index.ts';
import { dueMinorOf } from './fee-amount.ts';
import type { FoundFee } from './fee-store.ts';
import type { WaiverRow } from './waiver-store.ts';

function outcomeOf({ fee }: FoundFee, { grantedPercent }: WaiverRow): string {
  if (!grantedPercent) return 'We are sorry that we cannot reduce the handling fee this time.';
  const percent = Math.max(grantedPercent, fee.waiverPercent);
  const due = { amountMinor: dueMinorOf({ ...fee, waiverPercent: percent }), currency: fee.currency };
  return `We have reduced the handling fee by ${percent} %. Open access now costs ${formatMoney(due)}.`;
}

/** Brings the author the answer to their request for a reduction. */
export function waiverAnsweredMail(site: SiteFacts, account: Account, found: FoundFee, row: WaiverRow): OutgoingMail {
  return composeMail(site, {
    to: account.email,
    key: `waiver:${row.id}`,
    subject: `Your request for a waiver: ${found.manuscript.title}`,
    greeting: salutation(account),
    paragraphs: [
      outcomeOf(found, row),
      ...(row.answer === null ? [] : [row.answer]),
      'You can still choose publication by subscription, which costs nothing.',
    ],
    action: {
      label: 'Open the handling fee',
      url: site.url + feeCheckoutHref(found.manuscript.id, account),
    },
  });
}
