import {
  IconArchive,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
  IconHandStop,
  IconPencil,
} from '@tabler/icons-react';
import type { ManuscriptStatus as Status } from '../../../contracts/constants.ts';
import styles from './manuscript-status.module.css';

const looks: Record<Status, { Icon: typeof IconClock; look: string | undefined }> = {
  Submitted: { Icon: IconClock, look: styles.info },
  Returned: { Icon: IconArrowBackUp, look: styles.warn },
  'Under Review': { Icon: IconEye, look: styles.info },
  'Revision Requested': { Icon: IconPencil, look: styles.warn },
  Accepted: { Icon: IconCircleCheck, look: styles.good },
  'On Hold': { Icon: IconHandStop, look: styles.warn },
  Rejected: { Icon: IconCircleX, look: styles.bad },
  Published: { Icon: IconCircleCheck, look: styles.good },
  Withdrawn: { Icon: IconArchive, look: styles.warn },
};

/** A status as icon, word and colour; whatever is still pending is blue. */
export function ManuscriptStatus({ status }: { status: Status }) {
  const { Icon, look } = looks[status];
  return (
    <span className={`${styles.status} ${look}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {status}
    </span>
  );
}
