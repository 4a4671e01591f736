import type { ReactNode } from 'react';
import * as t from '../../../messages/forms.ts';
import styles from './ready-fields.module.css';
import { useIsReady } from './use-is-ready.ts';

/** Fields that open when the page is ready to keep what is typed; before, a submission would reload the page and lose it. */
export function ReadyFields({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  const isReady = useIsReady();
  return (
    <fieldset className={styles.fields} disabled={!isReady || isBusy}>
      <noscript>{t.needsScripting()}</noscript>
      {children}
    </fieldset>
  );
}
