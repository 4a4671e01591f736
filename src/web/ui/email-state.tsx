import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconMailOff,
  IconMailPause,
} from '@tabler/icons-react';
import { emailStateNames, type EmailState as State } from '../../contracts/mail-values.ts';
import * as t from '../../messages/ui.ts';
import styles from './email-state.module.css';

const icons = {
  queued: IconClock,
  sent: IconCircleCheck,
  failed: IconAlertTriangle,
  bounced: IconMailOff,
  cancelled: IconBan,
};

interface EmailStateProps {
  readonly state: State;
  /** Without a mail server nothing leaves the Outbox. */
  readonly isUnsent?: boolean;
}

/** The status of an email, as icon and text. */
export function EmailState({ state, isUnsent = false }: EmailStateProps) {
  const Icon = isUnsent ? IconMailPause : icons[state];
  return (
    <span className={styles.state} data-state={isUnsent ? 'queued' : state}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {isUnsent ? t.unsent() : emailStateNames[state]()}
    </span>
  );
}
