import { IconAlertTriangle, IconCalendarDue } from '@tabler/icons-react';
import { formatDay } from '../../ui/format-day.ts';
import { useNow } from '../../ui/use-now.ts';
import styles from './due-date.module.css';
import { dueWords } from './due-words.ts';

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
