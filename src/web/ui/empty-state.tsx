import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  drawing: ReactNode;
  title: string;
  /** 1 where the empty state is the whole page. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
}

/** An empty place: a drawing, what appears here, and the next step. */
export function EmptyState({ drawing, title, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
