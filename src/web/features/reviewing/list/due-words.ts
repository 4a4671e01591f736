import type { ReviewEntry } from '../../../../contracts/reviews.ts';
import { dayInMs } from '../../../../contracts/days.ts';
import { formatDay } from '../../../ui/format-day.ts';

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayInMs);
const counted = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** Until when something is to be done, in words; `today` is a day as the server writes it. */
export function dueWords({ state, dueOn, answerBy, isOverdue }: ReviewEntry, today: string): string {
  const day = dueOn ?? answerBy;
  const what = state === 'invited' ? 'Answer' : 'Report';
  const on = formatDay(day);
  const days = daysBetween(today, day);
  if (isOverdue) return days < 0 ? `${what} overdue by ${counted(-days)}, since ${on}` : `${what} overdue since ${on}`;
  if (days <= 0) return `${what} due today, ${on}`;
  return days <= 14 ? `${what} due in ${counted(days)}, on ${on}` : `${what} due on ${on}`;
}

/** Today, as the server writes a day. */
export const todayInUtc = (now = new Date()): string => now.toISOString().slice(0, 10);
