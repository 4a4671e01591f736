import { IconBan, IconCircleCheck, IconClock, IconSend } from '@tabler/icons-react';
import type { Mailing } from '../../../../contracts/mailings.ts';
import styles from './mailings.module.css';

const looks: Readonly<Record<Mailing['state'], { Icon: typeof IconClock; look: string | undefined; words: string }>> = {
  scheduled: { Icon: IconClock, look: styles.info, words: 'Scheduled' },
  sending: { Icon: IconSend, look: styles.info, words: 'Being sent' },
  sent: { Icon: IconCircleCheck, look: styles.good, words: 'Sent' },
  cancelled: { Icon: IconBan, look: styles.over, words: 'Called off' },
};

/** How a mailing stands, as icon, word and colour. */
export function MailingState({ state }: { state: Mailing['state'] }) {
  const { Icon, look, words } = looks[state];
  return (
    <p className={`${styles.state} ${look}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {words}
    </p>
  );
}
