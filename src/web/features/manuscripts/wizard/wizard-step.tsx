import { useEffect, useRef, type ReactNode } from 'react';
import styles from './wizard-step.module.css';

interface WizardStepProps {
  readonly title: string;
  readonly lead?: string;
  /** Set once the person has moved between steps: the new step's heading then gets the focus. */
  readonly isArrival: boolean;
  readonly children: ReactNode;
}

/** The frame of one step: its heading and its fields. */
export function WizardStep({ title, lead, isArrival, children }: WizardStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <section className={styles.step}>
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
