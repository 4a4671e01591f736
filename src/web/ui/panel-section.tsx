import { useId, type ReactNode } from 'react';
import styles from './panel-section.module.css';

interface PanelSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a panel below a hairline: its title, what it is for, what to do. */
export function PanelSection({ title, lead, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
