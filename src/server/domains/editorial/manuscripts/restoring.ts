import { restorableDays } from '../../../../contracts/constants.ts';
import { daysAfter } from '../../../../contracts/days.ts';

/** Until when a manuscript that was deleted then can be brought back (decision 34). */
export const restorableUntil = (deletedAt: Date): Date => daysAfter(deletedAt, restorableDays);

/** What was deleted before this cannot be brought back any more. */
export const restorableSince = (now: Date): Date => daysAfter(now, -restorableDays);
