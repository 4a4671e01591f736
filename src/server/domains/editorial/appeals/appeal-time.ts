import { daysAfter } from '../../../../contracts/days.ts';
import { appealDays } from '../../../../contracts/review-limits.ts';
import { dayOf } from '../review-words.ts';

interface Decided {
  readonly decidedAt: Date | null;
}

/** The last day for an appeal; null for what was not decided. */
export const dayOfLastAppeal = ({ decidedAt }: Decided): Date | null => decidedAt && daysAfter(decidedAt, appealDays);

/** Decisions from this moment on can still be appealed against today. */
export const appealableSince = (now: Date): Date => daysAfter(new Date(dayOf(now)), -appealDays);

/** Whether a rejection can still be appealed against today. */
export function isInTimeToAppeal(decided: Decided, now: Date): boolean {
  const last = dayOfLastAppeal(decided);
  return last !== null && dayOf(now) <= dayOf(last);
}
