import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import { useCall } from '../../../api/use-call.ts';

/** How many reviews wait for a person; where there are more than one part of the list holds, the part’s number. */
export interface WaitingReviews {
  readonly open: number;
  readonly overdue: number;
}

interface OwnReviews {
  /** By a role in a journal, or because somebody has invited them once. */
  readonly isReviewer: boolean;
  /** Undefined while it is not known. */
  readonly waiting: WaitingReviews | undefined;
}

/** Whether a person reviews, and what of it waits for them. */
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
