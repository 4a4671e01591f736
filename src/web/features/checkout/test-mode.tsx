import { useSite } from '../../ui/site-facts.ts';
import styles from './test-mode.module.css';

/** Says that no money moves, wherever something is bought while the built-in test provider stands in. */
export function TestMode() {
  if (useSite()?.paymentsMode !== 'sandbox') return null;
  return <p className={styles.mark}>Test mode: no money moves, pay with a test card</p>;
}
