import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { formatMoment, formatTime } from '../../ui/format-moment.ts';
import { useNow } from '../../ui/use-now.ts';
import { dayWords } from './by-day.ts';
import styles from './day-list.module.css';

/** The entries of a day below its name. */
export function DaySection({ day, children }: { day: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.day}>
        {dayWords(day, useNow())}
      </h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** The time of an entry, below its day; its whole moment is in its title. */
export const TimeOfDay = ({ at }: { at: string }) => (
  <time className={styles.time} dateTime={at} title={formatMoment(new Date(at))}>
    {formatTime(new Date(at))}
  </time>
);

interface FoldedEntriesProps {
  readonly title: ReactNode;
  readonly count: string;
  /** The moment of the last entry. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Entries of one kind, folded into a line. */
export function FoldedEntries({ title, count, at, children }: FoldedEntriesProps) {
  return (
    <li>
      <details className={styles.folded}>
        <summary>
          <TimeOfDay at={at} />
          <span>{title}</span>
          <span className={styles.count}>{count}</span>
          <IconChevronDown aria-hidden stroke={1.5} size={20} />
        </summary>
        <ul className={styles.list}>{children}</ul>
      </details>
    </li>
  );
}
