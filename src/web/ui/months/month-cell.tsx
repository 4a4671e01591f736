import type { CSSProperties } from 'react';
import { CardCell } from '../card-table.tsx';
import { formatDay } from '../format-day.ts';
import styles from './months.module.css';

interface MonthCellProps {
  readonly month: string;
  /** How long the bar below it is, of the longest one. */
  readonly percent: number;
  /** Where it stands for less than nothing. */
  readonly isHollow?: boolean;
}

/** A month of a table that is a chart, too: a bar stands below each month. */
export function MonthCell({ month, percent, isHollow = false }: MonthCellProps) {
  const length: CSSProperties = { inlineSize: `${percent}%` };
  return (
    <CardCell label="Month">
      <span className={styles.month}>{formatDay(month)}</span>
      <span className={styles.track} aria-hidden>
        <i className={isHollow ? styles.hollow : styles.bar} style={length} />
      </span>
    </CardCell>
  );
}
