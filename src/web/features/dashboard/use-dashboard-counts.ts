import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { useCall } from '../../api/use-call.ts';
import type { DeskCounts } from '../editing/desk/desk-counts.ts';
import type { WaitingReviews } from '../reviewing/list/use-own-reviews.ts';
import type { TabName } from './dashboard-tabs.ts';

/** Pending tasks of peer review; undefined without a role in it, or while loading. */
export interface PeerReviewCounts {
  readonly desk?: DeskCounts | undefined;
  readonly reviews?: WaitingReviews | undefined;
}

/** The counts of the signed-in person's tabs. */
export type DashboardCounts = ReplyOf<typeof manuscripts.counts>;

const everyMinute = 60_000;

/** Any change made in the dashboard may change the counts. */
function useCountsAfterChanges(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        const isOver = mutation?.state.status === 'success' || mutation?.state.status === 'error';
        if (type === 'updated' && isOver) void client.invalidateQueries({ queryKey: [manuscripts.counts.path] });
      }),
    [client],
  );
}

/** The counts, updated after every change made here, on return to the page, and every minute while it is visible. */
export function useDashboardCounts(): DashboardCounts | undefined {
  useCountsAfterChanges();
  return useCall(manuscripts.counts, {}, { every: everyMinute }).data;
}

/** The numbers beside the tabs, as far as they have loaded. */
export function countsInTabs(
  counts: DashboardCounts | undefined,
  { desk, reviews }: PeerReviewCounts,
): Partial<Record<TabName, number>> {
  if (!counts) return {};
  const { mine, verifyRegular, verifySpecial, waiverRequests, findings, production } = counts;
  return {
    'my-manuscripts': mine,
    ...(verifyRegular === null ? {} : { 'verify-regular': verifyRegular }),
    ...(verifySpecial === null ? {} : { 'verify-special': verifySpecial }),
    // Usually there are none; then no number is shown.
    ...(waiverRequests ? { waivers: waiverRequests } : {}),
    ...(findings ? { bookkeeping: findings } : {}),
    ...(desk ? { desk: desk.needsMe } : {}),
    ...(production ? { production } : {}),
    ...(reviews?.open ? { reviews: reviews.open } : {}),
  };
}
