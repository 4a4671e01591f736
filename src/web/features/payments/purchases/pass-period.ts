import type { OwnPayment } from '../../../../contracts/bookkeeping.ts';
import { formatMoment } from '../../../ui/format-moment.ts';

export type PassPeriod = NonNullable<OwnPayment['period']>;

/** Whether a pass is still to begin, runs, or is over at a moment. */
export function stageOf({ startsAt, endsAt }: PassPeriod, now: Date): 'to-come' | 'running' | 'over' {
  if (new Date(endsAt) <= now) return 'over';
  return new Date(startsAt) > now ? 'to-come' : 'running';
}

/** When a pass runs, in words and in the reader's own time. */
export function periodWords(period: PassPeriod, now: Date): string {
  const [start, end] = [formatMoment(new Date(period.startsAt)), formatMoment(new Date(period.endsAt))];
  switch (stageOf(period, now)) {
    case 'to-come':
      return `Begins on ${start}, runs until ${end}`;
    case 'running':
      return `Runs until ${end}`;
    case 'over':
      return `Ended on ${end}`;
  }
}
