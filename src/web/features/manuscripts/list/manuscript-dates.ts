import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { formatDay } from '../../../ui/format-day.ts';

type Dates = Pick<ManuscriptEntry, 'articleReceivedDate' | 'articleAcceptedDate' | 'articlePublishedDate'>;

/** What happened to a manuscript on which day, as far as it has happened. */
export function datesOf(manuscript: Dates): string[] {
  const dates: [string, string | null][] = [
    ['received', manuscript.articleReceivedDate],
    ['accepted', manuscript.articleAcceptedDate],
    ['published', manuscript.articlePublishedDate],
  ];
  return dates.flatMap(([what, day]) => (day === null ? [] : `${what} ${formatDay(day)}`));
}
