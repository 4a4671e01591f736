import { restorableDays } from '../../../contracts/constants.ts';

const restorableMs = restorableDays * 86_400_000;

/** Until when a manuscript that was deleted then can be brought back (decision 34). */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + restorableMs);

/** What was deleted before this cannot be brought back any more. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - restorableMs);
