import { useNavigation } from 'react-router';
import { useWayAhead } from './connection/way-ahead.ts';
import styles from './navigation-progress.module.css';

/** A thin line at the top while the next page is on its way; short waits do not show it. */
export function NavigationProgress() {
  const { isBeingTried } = useWayAhead();
  const isUnderWay = useNavigation().state !== 'idle' || isBeingTried;
  return <div className={styles.line} data-busy={isUnderWay} aria-hidden />;
}
