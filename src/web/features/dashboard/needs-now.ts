import { mostCounted } from '../../../contracts/constants.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';
import type { WaitingReviews } from '../reviewing/list/use-own-reviews.ts';
import { manuscriptsTab } from './dashboard-tabs.ts';
import type { DashboardCounts, PeerReviewCounts } from './use-dashboard-counts.ts';

/** Something that needs the person, in words, and where it is done. */
export interface Need {
  readonly words: string;
  readonly address: string;
}

const counted = (count: number, one: string, many: string) => {
  const shown = count >= mostCounted ? `${mostCounted} or more` : String(count);
  return `${shown} ${count === 1 ? one : many}`;
};

function reviewWords({ open, overdue }: WaitingReviews): string {
  const words = counted(open, 'review to see to', 'reviews to see to');
  return overdue === 0 ? words : `${words}, ${overdue} of them overdue`;
}

/** How much waits, in what words, and where. */
type Waiting = [number, (count: number) => string, string];

function ofOwnManuscripts(counts: DashboardCounts, own: number): Waiting[] {
  const { rejected, returned, revisions, modesToChoose, drafts, unpaidFees } = counts;
  return [
    [
      rejected,
      (count) => counted(count, 'manuscript to change and submit again', 'manuscripts to change and submit again'),
      `?tab=${own}&status=Rejected`,
    ],
    [
      returned,
      (count) => counted(count, 'returned manuscript to change', 'returned manuscripts to change'),
      `?tab=${own}&status=Returned`,
    ],
    [
      revisions,
      (count) => counted(count, 'revision to submit', 'revisions to submit'),
      `?tab=${own}&status=Revision+Requested`,
    ],
    [
      modesToChoose,
      (count) => counted(count, 'mode of publication to choose', 'modes of publication to choose'),
      `?tab=${own}&status=Accepted`,
    ],
    [
      unpaidFees,
      (count) => counted(count, 'handling fee to settle', 'handling fees to settle'),
      `?tab=${own}&status=Published`,
    ],
    [drafts, (count) => counted(count, 'draft to finish', 'drafts to finish'), `?tab=${own}`],
  ];
}

/** What needs the person now: their own manuscripts first, then reviews, then what waits for editors and administrators. */
export function needsNow(
  counts: DashboardCounts,
  isAdmin: boolean,
  { desk, reviews = { open: 0, overdue: 0 } }: PeerReviewCounts = {},
): Need[] {
  const { verifyRegular, verifySpecial, waiverRequests, findings } = counts;
  const needs: Waiting[] = [
    ...ofOwnManuscripts(counts, manuscriptsTab(isAdmin)),
    [reviews.open, () => reviewWords(reviews), `?tab=${dashboardTabs.reviews}`],
    [
      desk?.needsMe ?? 0,
      (count) => counted(count, 'manuscript on the editors’ desk', 'manuscripts on the editors’ desk'),
      `?tab=${dashboardTabs.editorsDesk}`,
    ],
    [
      verifyRegular ?? 0,
      (count) => counted(count, 'regular manuscript to verify', 'regular manuscripts to verify'),
      `?tab=${dashboardTabs.first}`,
    ],
    [
      verifySpecial ?? 0,
      (count) => counted(count, 'special manuscript to verify', 'special manuscripts to verify'),
      `?tab=${dashboardTabs.verifySpecial}`,
    ],
    [
      waiverRequests ?? 0,
      (count) => counted(count, 'waiver request to decide', 'waiver requests to decide'),
      `?tab=${dashboardTabs.waiverRequests}`,
    ],
    [
      findings ?? 0,
      (count) => counted(count, 'payment that does not agree', 'payments that do not agree'),
      `?tab=${dashboardTabs.bookkeeping}`,
    ],
  ];
  return needs.filter(([count]) => count > 0).map(([count, words, address]) => ({ words: words(count), address }));
}
