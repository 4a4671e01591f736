import type { ReactNode } from 'react';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The page of an account form: a strip of dunes, a title, one column. */
export function AccountFrame({ title, lead, isWide = false, children }: AccountFrameProps) {
  return (
    <div>
      <svg className={styles.banner} viewBox="0 0 1400 160" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <circle className={styles.sun} cx="1080" cy="62" r="30" />
        <path className={styles.far} d="M0 112c160-52 310-58 470-14s300 30 460-12 300-34 470 8v66H0z" />
        <path className={styles.middle} d="M0 132c210-40 360-18 520 4s270-26 450-32 280 10 430 30v26H0z" />
        <path className={styles.near} d="M0 150c260-30 420 4 640 0s420-38 760-8v18H0z" />
      </svg>
      <div className={`${styles.column} ${isWide ? styles.wide : ''}`}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
