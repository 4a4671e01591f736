import type { CurrentUser } from '../../../contracts/own-data.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { verification } from '../../../contracts/verification.ts';
import { useCall } from '../../api/use-call.ts';
import type { TabName } from './dashboard-tabs.ts';

/** How much stands in each tab, as far as it is known; the same reads as the tabs' own, made once. */
export function useDashboardCounts(user: CurrentUser): Partial<Record<TabName, number>> {
  const mine = useCall(manuscripts.mine).data;
  const waiting = useCall(verification.toVerify, { params: { adminId: user.id } }, { enabled: user.isAdmin }).data;
  const special = waiting?.filter((manuscript) => manuscript.specialReview).length;
  return {
    ...(mine ? { 'my-manuscripts': mine.length } : {}),
    ...(waiting && special !== undefined
      ? { 'verify-special': special, 'verify-regular': waiting.length - special }
      : {}),
  };
}
