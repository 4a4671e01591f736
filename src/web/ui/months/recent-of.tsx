import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import * as t from '../../../messages/forms.ts';
import styles from './months.module.css';

const shownAtFirst = 6;

interface RecentOfProps<T> {
  /** The newest first. */
  readonly months: readonly T[];
  readonly children: (shown: readonly T[]) => ReactNode;
}

/** The last half year of a table of months, or all of it on request. */
export function RecentOf<T>({ months, children }: RecentOfProps<T>) {
  const [areAllShown, setAllShown] = useState(false);
  return (
    <div className={styles.months}>
      {children(areAllShown ? months : months.slice(0, shownAtFirst))}
      {months.length > shownAtFirst && (
        <Button
          className={styles.all ?? ''}
          variant="default"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? t.lastMonths({ count: shownAtFirst }) : t.allMonths({ count: months.length })}
        </Button>
      )}
    </div>
  );
}
