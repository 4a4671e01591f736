import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import { useCall } from '../../../api/use-call.ts';

/** How many reviews are pending, as far as the first part of the list shows. */
export interface WaitingReviews {
  readonly open: number;
  readonly overdue: number;
}

interface OwnReviews {
  /** By a role in a journal, or by an invitation. */
  readonly isReviewer: boolean;
  /** Undefined while loading. */
  readonly waiting: WaitingReviews | undefined;
}

/** Whether a person reviews, and their pending reviews. */
export function useOwnReviews({ roles }: CurrentUser): OwnReviews {
  const hasRole = roles.some(({ role }) => role === 'reviewer');
  const { data, isSuccess } = useCall(reviews.mine, { query: { part: 'open' } });
  const open = data?.reviews ?? [];
  const isInvited = open.length > 0;
  const done = useCall(reviews.mine, { query: { part: 'done' } }, { enabled: !hasRole && isSuccess && !isInvited });
  return {
    isReviewer: hasRole || isInvited || (done.data?.reviews.length ?? 0) > 0,
    waiting: data && { open: open.length, overdue: open.filter(({ isOverdue }) => isOverdue).length },
  };
}
