import type { ReviewEntry } from '../../../../contracts/reviews.ts';
import { dayInMs } from '../../../../contracts/days.ts';
import * as t from '../../../../messages/reviewing.ts';
import { formatDay } from '../../../ui/format-day.ts';

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);

/** When an answer or a report is due, in words; `today` is written as the server writes days. */
export function dueWords({ state, dueOn, answerBy, isOverdue }: ReviewEntry, today: string): string {
  if (state === 'accepted' && dueOn === null) return t.noDateAfterDecision();
  const day = dueOn ?? answerBy;
  const date = formatDay(day);
  const days = daysBetween(today, day);
  if (isOverdue)
    return days < 0 ? t.overdueByDays({ state, days: -days, date }) : t.overdueWithoutDays({ state, date });
  if (days <= 0) return t.dueToday({ state, date });
  return days <= 14 ? t.dueInDays({ state, days, date }) : t.dueOn({ state, date });
}

/** Today, as the server writes a day. */
export const todayInUtc = (now = new Date()): string => now.toISOString().slice(0, 10);
