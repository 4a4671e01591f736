import type { ReactNode } from 'react';
import * as t from '../../../messages/site-content.ts';
import styles from './site-content.module.css';

interface PageStageProps {
  readonly children: ReactNode;
  /** True for the hero, which is shown smaller, as a whole window. */
  readonly isWindow?: boolean;
}

/** A preview of part of a page: it scrolls, but nothing can be pressed. */
export function PageStage({ children, isWindow = false }: PageStageProps) {
  return (
    <div
      className={isWindow ? `${styles.stage} ${styles.window}` : styles.stage}
      role="group"
      aria-label={t.asVisitorsSeeIt()}
      // Lets the keyboard scroll a preview longer than the dialog.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div inert>{children}</div>
    </div>
  );
}
