import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin line at the top while the next page is on its way; short waits do not show it. */
export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  return <div className={styles.line} data-busy={isUnderWay} aria-hidden />;
}
