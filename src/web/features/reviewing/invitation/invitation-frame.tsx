import type { ReactNode } from 'react';
import { DuneStrip } from '../../../ui/drawings/dune-strip.tsx';
import styles from './invitation.module.css';

interface InvitationFrameProps {
  readonly title: ReactNode;
  /** The line above the title. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** The page of an invitation: a strip of dunes, what it is, one column to read. */
export function InvitationFrame({ title, over, children }: InvitationFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.column}>
        <DuneStrip />
        <header className={styles.head}>
          {over && <p className={styles.over}>{over}</p>}
          <h1 className={styles.title}>{title}</h1>
        </header>
        {children}
      </div>
    </div>
  );
}
