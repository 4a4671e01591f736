import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import { useCall } from '../../../api/use-call.ts';

/** Whether a person reviews: by a role in a journal, or because somebody has invited them once. */
export function useIsReviewer({ roles }: CurrentUser): boolean {
  const hasRole = roles.some(({ role }) => role === 'reviewer');
  const open = useCall(reviews.mine, { query: { part: 'open' } }, { enabled: !hasRole });
  const isInvited = (open.data?.reviews.length ?? 0) > 0;
  const done = useCall(
    reviews.mine,
    { query: { part: 'done' } },
    { enabled: !hasRole && open.isSuccess && !isInvited },
  );
  return hasRole || isInvited || (done.data?.reviews.length ?? 0) > 0;
}
