import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import { dayInMs } from '../../../contracts/days.ts';
import { formatDay } from '../../ui/format-day.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './due-date.module.css';

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

interface DueDateProps {
  readonly dueAt: string;
  readonly isOverdue: boolean;
}

/** Until when something is to be done: how far away, and the day; what is late is marked by icon and word. */
export function DueDate({ dueAt, isOverdue }: DueDateProps) {
  const Icon = isOverdue ? IconAlertTriangle : IconCalendarDue;
  const words = dueWords(dueAt, useNow());
  return (
    <span className={isOverdue ? `${styles.due} ${styles.late}` : styles.due}>
      <Icon aria-hidden stroke={1.5} size={20} />
      <span>
        {isOverdue ? words.charAt(0).toUpperCase() + words.slice(1) : `Due ${words}`}
        <span className={styles.day}>{formatDay(dueAt)}</span>
      </span>
    </span>
  );
}
