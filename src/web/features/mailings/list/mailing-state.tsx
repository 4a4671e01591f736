import { IconBan, IconCircleCheck, IconClock, IconSend } from '@tabler/icons-react';
import { mailingStateNames, type MailingState as State } from '../../../../contracts/mail-values.ts';
import styles from './mailings.module.css';

const looks: Readonly<Record<State, { Icon: typeof IconClock; look: string | undefined }>> = {
  scheduled: { Icon: IconClock, look: styles.info },
  sending: { Icon: IconSend, look: styles.info },
  sent: { Icon: IconCircleCheck, look: styles.good },
  cancelled: { Icon: IconBan, look: styles.over },
};

/** How a mailing stands, as icon, word and colour. */
export function MailingState({ state }: { state: State }) {
  const { Icon, look } = looks[state];
  return (
    <p className={`${styles.state} ${look}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {mailingStateNames[state]}
    </p>
  );
}
