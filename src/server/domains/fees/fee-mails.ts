import { formatMoney } from '../../../contracts/money.ts';
import { feeCheckoutHref } from '../../../contracts/pages.ts';
import type { SiteFacts } from '../../context.ts';
import type { Account } from '../accounts/index.ts';
import { composeLetter, paymentTemplates, type TemplateLetter } from '../letters/index.ts';
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
export const waiverAnsweredMail = (
  site: SiteFacts,
  account: Account,
  found: FoundFee,
  row: WaiverRow,
): TemplateLetter =>
  composeLetter(site, paymentTemplates.waiver, {
    to: account.email,
    values: {
      title: account.title,
      surname: account.surname,
      manuscript: found.manuscript.title,
      outcome: outcomeOf(found, row),
      answer: row.answer ?? '',
    },
    url: site.url + feeCheckoutHref(found.manuscript.id, account),
  });
