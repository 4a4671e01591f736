import type { Waiting, WaitingKind } from '../../../contracts/overview.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';
import { counted } from '../../ui/format-number.ts';

interface Kind {
  readonly one: string;
  readonly many: string;
  /** Where it is seen to, within the dashboard. */
  readonly address: string;
  /** Whether its date is by when something was to be done, not since when it waits. */
  readonly isDue: boolean;
}

/** The part of the overview that lists fees. */
export const unpaidFeesAnchor = 'unpaid-fees';

/** The part of the overview that lists DOIs. */
export const openDoisAnchor = 'open-dois';

const at = (tab: number, one: string, many: string, isDue = false): Kind => ({
  one,
  many,
  address: `?tab=${tab}`,
  isDue,
});

const kinds: Readonly<Record<WaitingKind, Kind>> = {
  'verify-regular': at(dashboardTabs.first, 'regular manuscript to verify', 'regular manuscripts to verify'),
  'verify-special': at(dashboardTabs.verifySpecial, 'special manuscript to verify', 'special manuscripts to verify'),
  decisions: at(
    dashboardTabs.editorsDesk,
    'manuscript on its editor’s desk',
    'manuscripts on their editors’ desks',
    true,
  ),
  ratifications: at(dashboardTabs.editorsDesk, 'decision to ratify', 'decisions to ratify'),
  reviews: at(dashboardTabs.editorsDesk, 'review that is late', 'reviews that are late', true),
  fees: {
    ...at(dashboardTabs.overview, 'handling fee that is not paid', 'handling fees that are not paid'),
    address: `?tab=${dashboardTabs.overview}#${unpaidFeesAnchor}`,
  },
  waivers: at(dashboardTabs.waiverRequests, 'waiver request to decide', 'waiver requests to decide'),
  findings: at(dashboardTabs.bookkeeping, 'payment that does not agree', 'payments that do not agree'),
  addresses: at(dashboardTabs.outbox, 'address that bounces', 'addresses that bounce'),
  issues: at(
    dashboardTabs.submitIssue,
    'full issue on sale that holds a withdrawn article',
    'full issues on sale that hold withdrawn articles',
  ),
  dois: {
    ...at(dashboardTabs.overview, 'DOI that is not registered', 'DOIs that are not registered'),
    address: `?tab=${dashboardTabs.overview}#${openDoisAnchor}`,
  },
  letters: at(dashboardTabs.outbox, 'email that could not be sent', 'emails that could not be sent'),
};

const day = 86_400_000;
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** For how long something has waited, or how it stands to its date. */
export function waitedWords(since: string, isDue: boolean, now: Date): string {
  const passed = Math.trunc((now.getTime() - Date.parse(since)) / day);
  if (!isDue) return passed < 1 ? 'since today' : `for ${days(passed)}`;
  if (Date.parse(since) > now.getTime()) return passed > -1 ? 'due within a day' : `due in ${days(-passed)}`;
  return passed < 1 ? 'due since today' : `due for ${days(passed)}`;
}

/** What waits, in words, for how long, and where it is seen to. */
export function waitingInWords({ kind, count, since }: Waiting, now = new Date()) {
  const { one, many, address, isDue } = kinds[kind];
  const waited = since === null ? null : waitedWords(since, isDue, now);
  return {
    words: `${counted(count)} ${count === 1 ? one : many}`,
    address,
    waited: waited === null ? null : count === 1 ? waited : `the first ${waited}`,
    isLate: isDue && since !== null && Date.parse(since) < now.getTime(),
  };
}
