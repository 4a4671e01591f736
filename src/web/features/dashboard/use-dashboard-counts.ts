import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReplyOf } from '../../../contracts/call.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { useCall } from '../../api/use-call.ts';
import type { DeskCounts } from '../editing/desk/desk-counts.ts';
import type { WaitingReviews } from '../reviewing/list/use-own-reviews.ts';
import type { TabName } from './dashboard-tabs.ts';

/** What waits in peer review; undefined for whoever has no part in it, or while it is not known. */
export interface PeerReviewCounts {
  readonly desk?: DeskCounts | undefined;
  readonly reviews?: WaitingReviews | undefined;
}

/** How much stands in the tabs of the signed-in person's dashboard. */
export type DashboardCounts = ReplyOf<typeof manuscripts.counts>;

const everyMinute = 60_000;

/** Every change that the dashboard makes, by whatever part of it, may change the counts. */
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

/** The counts, kept current: after every change made here, on coming back to the page, and every minute while it is in sight. */
export function useDashboardCounts(): DashboardCounts | undefined {
  useCountsAfterChanges();
  return useCall(manuscripts.counts, {}, { every: everyMinute }).data;
}

/** What stands beside the names of the tabs, as far as it is known. */
export function countsInTabs(
  counts: DashboardCounts | undefined,
  { desk, reviews }: PeerReviewCounts,
): Partial<Record<TabName, number>> {
  if (!counts) return {};
  const { mine, verifyRegular, verifySpecial, waiverRequests, findings } = counts;
  return {
    'my-manuscripts': mine,
    ...(verifyRegular === null ? {} : { 'verify-regular': verifyRegular }),
    ...(verifySpecial === null ? {} : { 'verify-special': verifySpecial }),
    // Nothing there is the rule, and needs no number beside the name.
    ...(waiverRequests ? { waivers: waiverRequests } : {}),
    ...(findings ? { bookkeeping: findings } : {}),
    ...(desk ? { desk: desk.needsMe } : {}),
    ...(reviews?.open ? { reviews: reviews.open } : {}),
  };
}
