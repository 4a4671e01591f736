import { useId, type ReactNode } from 'react';
import styles from './panel-section.module.css';

interface PanelSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** True where a table needs the whole width. */
  readonly isWide?: boolean;
  /** Names the part in the address, so that it can be gone to. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A part of a panel below a hairline: its title, what it is for, what to do. */
export function PanelSection({ title, lead, isWide = false, anchor, children }: PanelSectionProps) {
  const own = useId();
  const id = anchor ?? own;
  return (
    <section className={isWide ? `${styles.section} ${styles.wide}` : styles.section} aria-labelledby={id}>
      <h3 id={id} tabIndex={anchor === undefined ? undefined : -1} className={styles.title}>
        {title}
      </h3>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
