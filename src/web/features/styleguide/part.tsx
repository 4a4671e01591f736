import { useId, type ReactNode } from 'react';
import styles from './styleguide.module.css';

interface PartProps {
  readonly title: string;
  readonly anchor: string;
  readonly children: ReactNode;
}

/** A kind of component, with its states side by side. */
export function Part({ title, anchor, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={anchor}>
      <h2 id={anchor}>{title}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

interface StateProps {
  readonly name: string;
  /** True where the component needs the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A component in one state. */
export function State({ name, isWide = false, children }: StateProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={isWide ? `${styles.state} ${styles.wide}` : styles.state}>
      <p id={id} className={styles.name}>
        {name}
      </p>
      {children}
    </div>
  );
}
