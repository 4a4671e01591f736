import type { ReactNode } from 'react';
import styles from './ready-fields.module.css';
import { useIsReady } from './use-is-ready.ts';

/** Fields that open when the page is ready to keep what is typed; before, a submission would reload the page and lose it. */
export function ReadyFields({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  const isReady = useIsReady();
  return (
    <fieldset className={styles.fields} disabled={!isReady || isBusy}>
      <noscript>This form needs scripting. Please switch it on in your browser.</noscript>
      {children}
    </fieldset>
  );
}
