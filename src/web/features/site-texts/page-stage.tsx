import type { ReactNode } from 'react';
import styles from './site-texts.module.css';

interface PageStageProps {
  readonly children: ReactNode;
  /** True for the first view, which is shown smaller, as the whole of a window. */
  readonly isWindow?: boolean;
}

/** A part of a page within the page: to be looked at and scrolled, with nothing to press. */
export function PageStage({ children, isWindow = false }: PageStageProps) {
  return (
    <div
      className={isWindow ? `${styles.stage} ${styles.window}` : styles.stage}
      role="group"
      aria-label="As visitors see it"
      // What is longer than the dialog is scrolled by the keyboard, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div inert>{children}</div>
    </div>
  );
}
