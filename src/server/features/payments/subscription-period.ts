import { plans, type PlanKey } from '../../../contracts/constants.ts';

const dayInMs = 86_400_000;

/** A subscription is active while its end is later than now. */
export const isActive = (endsAt: Date, now: Date) => endsAt.getTime() > now.getTime();

/** The period that a purchase grants: from now, or from the end of an active subscription (decision 27). */
export function grantedPeriod(plan: PlanKey, latestEnd: Date | null, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = latestEnd && isActive(latestEnd, now) ? latestEnd : now;
  return { startsAt, endsAt: new Date(startsAt.getTime() + plans[plan].days * dayInMs) };
}
