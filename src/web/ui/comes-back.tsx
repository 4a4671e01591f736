import { IconMailOff } from '@tabler/icons-react';
import styles from './comes-back.module.css';
import { formatDay } from './format-day.ts';

interface ComesBackProps {
  /** Null where nothing is known against the address. */
  readonly mark: { readonly since: string; readonly reason: string } | null;
}

/** Says beside an address that letters to it come back, since when, and why. */
export function ComesBack({ mark }: ComesBackProps) {
  if (mark === null) return null;
  return (
    <p className={styles.mark}>
      <IconMailOff aria-hidden stroke={1.5} size={20} />
      <span>
        Emails have come back since {formatDay(mark.since)}
        <span className={styles.reason} dir="auto">
          {mark.reason}
        </span>
      </span>
    </p>
  );
}
