import { IconAlertTriangle, IconBan, IconCircleCheck, IconClock, IconMailOff } from '@tabler/icons-react';
import { emailStateNames, type EmailState as State } from '../../contracts/mail-values.ts';
import styles from './email-state.module.css';

const icons = {
  queued: IconClock,
  sent: IconCircleCheck,
  failed: IconAlertTriangle,
  bounced: IconMailOff,
  cancelled: IconBan,
};

/** The status of an email, as icon and text. */
export function EmailState({ state }: { state: State }) {
  const Icon = icons[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {emailStateNames[state]()}
    </span>
  );
}
