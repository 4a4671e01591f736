import styles from './standing-bar.module.css';
import { WorkStanding, type WorkStandingProps } from './work-standing.tsx';

/** Where typed work is kept, in sight below the site's bar however far one has scrolled. */
export function StandingBar(props: WorkStandingProps) {
  return (
    <div className={styles.bar}>
      <WorkStanding {...props} />
    </div>
  );
}
