import { useEffect, useRef, type ReactNode } from 'react';
import styles from './wizard-step.module.css';

interface WizardStepProps {
  readonly title: string;
  readonly lead?: string;
  /** How often the person has moved on; each time the heading takes the focus. */
  readonly arrivals: number;
  /** The field that takes it instead, by its `data-path`. */
  readonly focus?: string | null | undefined;
  readonly children: ReactNode;
}

/** The frame of one step: its heading and its fields. */
export function WizardStep({ title, lead, arrivals, focus = null, children }: WizardStepProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivals === 0) return;
    const field = focus === null ? null : section.current?.querySelector<HTMLElement>(`[data-path="${focus}"]`);
    (field ?? heading.current)?.focus();
  }, [arrivals, focus]);
  return (
    <section ref={section} className={styles.step}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
