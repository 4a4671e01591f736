import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './message.module.css';

const icons = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconAlertTriangle, info: IconInfoCircle };

interface MessageProps {
  readonly kind: keyof typeof icons;
  readonly children: ReactNode;
}

/** A message that stays in the page, beside what it is about; a bad one is announced at once. */
export function Message({ kind, children }: MessageProps) {
  const Icon = icons[kind];
  return (
    <div className={`${styles.message} ${styles[kind]}`} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon aria-hidden stroke={1.5} size={22} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
