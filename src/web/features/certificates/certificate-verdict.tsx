import { IconCircleCheck, IconFileOff } from '@tabler/icons-react';
import { formatDay } from '../../ui/format-day.ts';
import { useSiteName } from '../../ui/site-facts.ts';
import styles from './certificate-verdict.module.css';

/** Whether the certificate holds; of a withdrawn article that comes before all else. */
export function CertificateVerdict({ withdrawnOn }: { withdrawnOn: string | null }) {
  const house = useSiteName();
  if (withdrawnOn !== null)
    return (
      <header className={styles.withdrawn}>
        <IconFileOff aria-hidden stroke={1.5} size={36} />
        <h1 className={styles.heading}>This article was withdrawn</h1>
        <p className={styles.words}>
          It was withdrawn on <time dateTime={withdrawnOn}>{formatDay(withdrawnOn)}</time>. A certificate that was
          issued before that day is no longer valid.
        </p>
      </header>
    );
  return (
    <header className={styles.genuine}>
      <IconCircleCheck aria-hidden stroke={1.5} size={36} />
      <h1 className={styles.heading}>This certificate is genuine</h1>
      <p className={styles.words}>
        It is genuine if it states what is on record at {house}, as it stands below. A certificate that states anything
        else is not ours.
      </p>
    </header>
  );
}
