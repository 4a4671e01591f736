import { useId, type ReactNode } from 'react';
import fold from './fold.module.css';
import styles from './panel-section.module.css';

interface PanelSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** True where a table needs the whole width. */
  readonly isWide?: boolean;
  /** Folded at first: looked up now and then. */
  readonly folds?: boolean;
  /** Names the part in the address, so that it can be gone to. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A part of a panel below a hairline: its title, what it is for, what to do. */
export function PanelSection({ title, lead, isWide = false, folds = false, anchor, children }: PanelSectionProps) {
  const own = useId();
  const id = anchor ?? own;
  const heading = (
    <h3 id={id} tabIndex={anchor === undefined ? undefined : -1} className={styles.title}>
      {title}
    </h3>
  );
  const contents = (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </>
  );
  return (
    <section
      className={styles.section}
      data-wide={isWide || undefined}
      data-folds={folds || undefined}
      aria-labelledby={id}
    >
      {folds ? (
        <details>
          <summary className={fold.summary}>{heading}</summary>
          <div className={`${fold.contents} ${styles.contents}`}>{contents}</div>
        </details>
      ) : (
        <>
          {heading}
          {contents}
        </>
      )}
    </section>
  );
}
