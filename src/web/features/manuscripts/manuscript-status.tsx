import { IconCircleCheck, IconCircleX, IconClock, IconEye } from '@tabler/icons-react';
import styles from './manuscript-status.module.css';

const looks = {
  Published: { Icon: IconCircleCheck, look: styles.good },
  Rejected: { Icon: IconCircleX, look: styles.bad },
  'Under Review': { Icon: IconEye, look: styles.warn },
};

const isKnown = (status: string): status is keyof typeof looks => Object.hasOwn(looks, status);

/** A status as icon, word and colour; whatever is still pending is blue. */
export function ManuscriptStatus({ status }: { status: string }) {
  const { Icon, look } = isKnown(status) ? looks[status] : { Icon: IconClock, look: styles.info };
  return (
    <span className={`${styles.status} ${look}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {status}
    </span>
  );
}
