import type { DeskCounts } from '../editing/desk/desk-counts.ts';
import type { WaitingReviews } from '../reviewing/list/use-own-reviews.ts';

/** What waits in peer review; undefined for whoever has no part in it, or while it is not known. */
export interface PeerReviewCounts {
  readonly desk?: DeskCounts | undefined;
  readonly reviews?: WaitingReviews | undefined;
}
