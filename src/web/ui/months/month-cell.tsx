import type { CSSProperties } from 'react';
import * as t from '../../../messages/forms.ts';
import { CardCell } from '../card-table.tsx';
import { formatDay } from '../format-day.ts';
import styles from './months.module.css';

interface MonthCellProps {
  readonly month: string;
  /** The length of the bar, relative to the longest. */
  readonly percent: number;
  /** True for a negative value. */
  readonly isHollow?: boolean;
}

/** A month of a table that is also a chart: a bar below each month. */
export function MonthCell({ month, percent, isHollow = false }: MonthCellProps) {
  const length: CSSProperties = { inlineSize: `${percent}%` };
  return (
    <CardCell label={t.month()}>
      <span className={styles.month}>{formatDay(month)}</span>
      <span className={styles.track} aria-hidden>
        <i className={isHollow ? styles.hollow : styles.bar} style={length} />
      </span>
    </CardCell>
  );
}
