import { dashboardTabs, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/dashboard.ts';
import { counted } from '../../ui/format-number.ts';
import { discussionsAnchor } from '../discussions/place.ts';
import type { WaitingReviews } from '../reviewing/list/use-own-reviews.ts';
import { manuscriptsTab } from './dashboard-tabs.ts';
import type { DashboardCounts, PeerReviewCounts } from './use-dashboard-counts.ts';

/** A task of the person, and its address. */
export interface Need {
  readonly words: string;
  readonly address: string;
}

/** A text for a number of things; `shown` is the number, as far as it is counted. */
type Counted = (values: { count: number; shown: string }) => string;

/** How many there are, their text, and the address. */
type Waiting = [number, Counted, string];

function ofOwnManuscripts(counts: DashboardCounts, own: number): Waiting[] {
  const { rejected, returned, revisions, modesToChoose, drafts, unpaidFees } = counts;
  return [
    [rejected, t.rejectedToChange, `?tab=${own}&status=Rejected`],
    [returned, t.returnedToChange, `?tab=${own}&status=Returned`],
    [revisions, t.revisionsToSubmit, `?tab=${own}&status=Revision+Requested`],
    [modesToChoose, t.accessToChoose, `?tab=${own}&status=Accepted`],
    [unpaidFees, t.feesToSettle, `?tab=${own}&status=Published`],
    [drafts, t.draftsToFinish, `?tab=${own}`],
  ];
}

function ofReviews({ open, overdue }: WaitingReviews): Waiting {
  const text: Counted = overdue === 0 ? t.reviewsToDo : (values) => t.reviewsToDoOverdue({ ...values, overdue });
  return [open, text, `?tab=${dashboardTabs.reviews}`];
}

/** Where an author and an editor read messages about a manuscript. */
const pageOf = { author: pages.followManuscript, editor: pages.editorialManuscript };

/** The to-do list of a person: their own manuscripts first, then reviews, then the tasks of editors and administrators. */
export function needsNow(
  counts: DashboardCounts,
  isAdmin: boolean,
  { desk, reviews = { open: 0, overdue: 0 } }: PeerReviewCounts = {},
): Need[] {
  const { verifyRegular, verifySpecial, waiverRequests, findings, newMessages } = counts;
  const needs: Waiting[] = [
    ...ofOwnManuscripts(counts, manuscriptsTab(isAdmin)),
    ofReviews(reviews),
    [desk?.needsMe ?? 0, t.onTheDesk, `?tab=${dashboardTabs.editorsDesk}`],
    [verifyRegular ?? 0, t.regularToVerify, `?tab=${dashboardTabs.first}`],
    [verifySpecial ?? 0, t.specialToVerify, `?tab=${dashboardTabs.verifySpecial}`],
    [waiverRequests ?? 0, t.waiversToDecide, `?tab=${dashboardTabs.waiverRequests}`],
    [findings ?? 0, t.paymentDiscrepancies, `?tab=${dashboardTabs.bookkeeping}`],
  ];
  const messages = newMessages.map(({ side, articleId, articleTitle: title, count }) => ({
    words: t.messagesToRead({ count, title }),
    address: `${pageOf[side].href({ articleId })}#${discussionsAnchor}`,
  }));
  const proofs = counts.proofs.map(({ manuscriptId, title }) => ({
    words: t.proofToCheck({ title }),
    address: pages.proof.href({ manuscriptId }),
  }));
  const others = needs
    .filter(([count]) => count > 0)
    .map(([count, text, address]) => ({ words: text({ count, shown: counted(count) }), address }));
  return [...proofs, ...messages, ...others];
}
