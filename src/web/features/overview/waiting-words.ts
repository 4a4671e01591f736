import type { Waiting, WaitingKind } from '../../../contracts/overview.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';
import * as t from '../../../messages/overview.ts';
import { counted } from '../../ui/format-number.ts';

interface Kind {
  readonly text: (values: { count: number; shown: string }) => string;
  /** Its place in the dashboard. */
  readonly address: string;
  /** Whether its date is a due date, not the start of the wait. */
  readonly isDue: boolean;
}

/** The part of the overview that lists fees. */
export const unpaidFeesAnchor = 'unpaid-fees';

/** The part of the overview that lists DOIs. */
export const openDoisAnchor = 'open-dois';

const at = (tab: number, text: Kind['text'], isDue = false): Kind => ({ text, address: `?tab=${tab}`, isDue });

const kinds: Readonly<Record<WaitingKind, Kind>> = {
  'verify-regular': at(dashboardTabs.first, t.regularToVerify),
  'verify-special': at(dashboardTabs.verifySpecial, t.specialToVerify),
  decisions: at(dashboardTabs.editorsDesk, t.onTheDesk, true),
  ratifications: at(dashboardTabs.editorsDesk, t.decisionsToRatify),
  reviews: at(dashboardTabs.editorsDesk, t.overdueReviews, true),
  fees: { text: t.unpaidFees, address: `?tab=${dashboardTabs.overview}#${unpaidFeesAnchor}`, isDue: false },
  waivers: at(dashboardTabs.waiverRequests, t.waiversToDecide),
  findings: at(dashboardTabs.bookkeeping, t.paymentDiscrepancies),
  addresses: at(dashboardTabs.outbox, t.bouncingAddresses),
  issues: at(dashboardTabs.submitIssue, t.issuesWithWithdrawn),
  dois: { text: t.unregisteredDois, address: `?tab=${dashboardTabs.overview}#${openDoisAnchor}`, isDue: false },
  emails: at(dashboardTabs.outbox, t.failedEmails),
};

const day = 86_400_000;

/** How long the only or the oldest of `count` things has waited, or when it is due. */
export function waitedWords(since: string, isDue: boolean, count: number, now: Date): string {
  const passed = Math.trunc((now.getTime() - Date.parse(since)) / day);
  if (!isDue) return passed < 1 ? t.sinceToday({ count }) : t.forDays({ count, days: passed });
  if (Date.parse(since) > now.getTime())
    return passed > -1 ? t.dueWithinDay({ count }) : t.dueInDays({ count, days: -passed });
  return passed < 1 ? t.dueToday({ count }) : t.overdueByDays({ count, days: passed });
}

/** A kind of pending task in words, for how long, and its address. */
export function waitingInWords({ kind, count, since }: Waiting, now = new Date()) {
  const { text, address, isDue } = kinds[kind];
  return {
    words: text({ count, shown: counted(count) }),
    address,
    waited: since === null ? null : waitedWords(since, isDue, count, now),
    isLate: isDue && since !== null && Date.parse(since) < now.getTime(),
  };
}
