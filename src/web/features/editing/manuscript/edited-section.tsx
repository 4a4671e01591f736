import type { ReactNode } from 'react';
import styles from './edited.module.css';

/** The parts of an editor's manuscript that can be gone to. */
export type SectionId =
  | 'manuscript'
  | 'checks'
  | 'reviewers'
  | 'reports'
  | 'answers'
  | 'decision'
  | 'versions'
  | 'record';

interface EditedSectionProps {
  readonly id: SectionId;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an editor's manuscript below a hairline; its heading can be gone to, and takes the focus then. */
export function EditedSection({ id, title, lead, children }: EditedSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.sectionTitle}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
