import * as t from '../../../messages/checkout.ts';
import { useSite } from '../../ui/site-facts.ts';
import styles from './test-mode.module.css';

/** A notice at every purchase while the built-in test provider is in use. */
export function TestMode() {
  if (useSite()?.paymentsMode !== 'sandbox') return null;
  return <p className={styles.mark}>{t.testMode()}</p>;
}
