import { dayInMs } from '../../../contracts/days.ts';

const counted = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/** A due date from now: "today", "in 3 days", "2 days late"; days are counted as the calendar does, in UTC. */
export function dueWords(dueAt: string, now: Date): string {
  const due = new Date(dueAt);
  const days = Math.floor(due.getTime() / dayInMs) - Math.floor(now.getTime() / dayInMs);
  if (days > 1) return `in ${counted(days)}`;
  if (days === 1) return 'tomorrow';
  if (days < 0) return `${counted(-days)} late`;
  return due < now ? 'late since today' : 'today';
}
