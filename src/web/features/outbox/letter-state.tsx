import { IconAlertTriangle, IconBan, IconCircleCheck, IconClock, IconMailOff } from '@tabler/icons-react';
import type { LetterState as State } from '../../../contracts/mail-values.ts';
import styles from './outbox.module.css';

/** How a message stands, in a word or two. */
export const letterStateNames: Readonly<Record<State, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Given up',
  bounced: 'Came back',
  cancelled: 'Called off',
};

const icons = {
  queued: IconClock,
  sent: IconCircleCheck,
  failed: IconAlertTriangle,
  bounced: IconMailOff,
  cancelled: IconBan,
};

/** How a message stands, as icon and word. */
export function LetterState({ state }: { state: State }) {
  const Icon = icons[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {letterStateNames[state]}
    </span>
  );
}
