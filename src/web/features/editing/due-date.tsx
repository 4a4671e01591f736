import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import { dayInMs } from '../../../contracts/days.ts';
import * as t from '../../../messages/editing.ts';
import { formatDay } from '../../ui/format-day.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './due-date.module.css';

/** A due date from now: "today", "in 3 days", "2 days overdue"; calendar days in UTC. */
export function dueWords(dueAt: string, now: Date): string {
  const due = new Date(dueAt);
  const days = Math.floor(due.getTime() / dayInMs) - Math.floor(now.getTime() / dayInMs);
  if (days > 1) return t.dueInDays({ count: days });
  if (days === 1) return t.dueTomorrow();
  if (days < 0) return t.daysOverdue({ count: -days });
  return due < now ? t.overdueToday() : t.dueToday();
}

interface DueDateProps {
  readonly dueAt: string;
  readonly isOverdue: boolean;
}

/** A due date: how far away it is, and the day. */
export function DueDate({ dueAt, isOverdue }: DueDateProps) {
  const Icon = isOverdue ? IconAlertTriangle : IconCalendarDue;
  const words = dueWords(dueAt, useNow());
  return (
    <span className={isOverdue ? `${styles.due} ${styles.late}` : styles.due}>
      <Icon aria-hidden stroke={1.5} size={20} />
      <span>
        {isOverdue ? words.charAt(0).toUpperCase() + words.slice(1) : t.due({ when: words })}
        <span className={styles.day}>{formatDay(dueAt.slice(0, 10))}</span>
      </span>
    </span>
  );
}
