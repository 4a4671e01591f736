import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import styles from './panel-section.module.css';

interface PanelSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** True where a table needs the whole width. */
  readonly isWide?: boolean;
  /** True for what is seldom needed: it opens on request. */
  readonly isFolded?: boolean;
  /** Names the part in the address, so that it can be gone to. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A part of a panel below a hairline: its title, what it is for, what to do. */
export function PanelSection({ title, lead, isWide = false, isFolded = false, anchor, children }: PanelSectionProps) {
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
    <section className={isWide ? `${styles.section} ${styles.wide}` : styles.section} aria-labelledby={id}>
      {isFolded ? (
        <details className={styles.folded}>
          <summary>
            {heading}
            <IconChevronDown aria-hidden stroke={1.5} size={20} />
          </summary>
          <div className={styles.opened}>{contents}</div>
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
