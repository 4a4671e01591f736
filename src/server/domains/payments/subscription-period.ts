import { plans, type PlanKey } from '../../../contracts/constants.ts';
import { daysAfter } from '../../../contracts/days.ts';

/** A subscription is active while its end is later than now. */
export const isActive = (endsAt: Date, now: Date) => endsAt.getTime() > now.getTime();

/** The period that a purchase grants: from now, or from the end of an active subscription (decision 27). */
export function grantedPeriod(plan: PlanKey, latestEnd: Date | null, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = latestEnd && isActive(latestEnd, now) ? latestEnd : now;
  return { startsAt, endsAt: daysAfter(startsAt, plans[plan].days) };
}

interface Pass {
  readonly id: string;
  readonly orderId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/**
 * The periods that change when the pass of an order ends now: its own, cut off, and those of the passes after it, which
 * move forward by the time that it still had. A pass that is over already changes nothing.
 */
export function withoutPass(passes: readonly Pass[], orderId: string, now: Date): Omit<Pass, 'orderId'>[] {
  const ended = passes.find((pass) => pass.orderId === orderId);
  if (!ended || !isActive(ended.endsAt, now)) return [];
  const end = ended.startsAt > now ? ended.startsAt : now;
  const unused = ended.endsAt.getTime() - end.getTime();
  const following = passes.filter((pass) => pass !== ended && pass.startsAt >= ended.endsAt);
  return [
    { id: ended.id, startsAt: ended.startsAt, endsAt: end },
    ...following.map(({ id, startsAt, endsAt }) => ({
      id,
      startsAt: later(startsAt, -unused),
      endsAt: later(endsAt, -unused),
    })),
  ];
}
