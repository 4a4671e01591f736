import { IconMailOff } from '@tabler/icons-react';
import * as t from '../../messages/forms.ts';
import styles from './comes-back.module.css';
import { formatDay } from './format-day.ts';

interface ComesBackProps {
  /** Null when no email has bounced. */
  readonly mark: { readonly since: string; readonly reason: string } | null;
}

/** Marks an address whose emails bounce: since when, and why. */
export function ComesBack({ mark }: ComesBackProps) {
  if (mark === null) return null;
  return (
    <p className={styles.mark}>
      <IconMailOff aria-hidden stroke={1.5} size={20} />
      <span>
        {t.bouncedSince({ date: formatDay(mark.since) })}
        <span className={styles.reason} dir="auto">
          {mark.reason}
        </span>
      </span>
    </p>
  );
}
