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

const icons: Record<Status, typeof IconClock> = {
  Submitted: IconClock,
  Returned: IconArrowBackUp,
  'Under Review': IconEye,
  'Revision Requested': IconPencil,
  Accepted: IconCircleCheck,
  'On Hold': IconHandStop,
  Rejected: IconCircleX,
  Published: IconCircleCheck,
  Withdrawn: IconArchive,
};

/** The colour of a status: three have their own, every other is blue (decision 37). */
export function statusColour(status: Status): 'good' | 'bad' | 'warn' | 'info' {
  if (status === 'Published') return 'good';
  if (status === 'Rejected') return 'bad';
  return status === 'Under Review' ? 'warn' : 'info';
}

/** A status as icon, text and colour. */
export function ManuscriptStatus({ status }: { status: Status }) {
  const Icon = icons[status];
  return (
    <span className={`${styles.status} ${styles[statusColour(status)]}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      {status}
    </span>
  );
}
