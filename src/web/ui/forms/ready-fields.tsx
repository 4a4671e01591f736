import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './ready-fields.module.css';

const nothingToHear = () => () => {};

/** Fields that open when the page is ready to keep what is typed; before, a submission would reload the page and lose it. */
export function ReadyFields({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  // A form that comes later, into a page that is ready, can have the focus at once.
  const isReady = useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  );
  return (
    <fieldset className={styles.fields} disabled={!isReady || isBusy}>
      <noscript>This form needs scripting. Please switch it on in your browser.</noscript>
      {children}
    </fieldset>
  );
}
