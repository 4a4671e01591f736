import type { ReactNode } from 'react';
import { DuneStrip } from '../../ui/drawings/dune-strip.tsx';
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
    <div className={styles.frame}>
      <div className={`${styles.column} ${isWide ? styles.wide : ''}`}>
        <DuneStrip />
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
