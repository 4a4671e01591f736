import { IconCloudCheck, IconCloudOff, IconDeviceFloppy } from '@tabler/icons-react';
import type { Kept, OpenWork } from './open-work.ts';
import styles from './standing-bar.module.css';
import { standingWords } from './standing-words.ts';

interface WorkStandingProps {
  readonly open: OpenWork<Kept<unknown>, unknown>;
  /** What is being saved: “draft”, “report”. */
  readonly noun: string;
}

/** Where typed work is kept. What is the matter is spoken, and its end; each save is not. */
function WorkStanding({ open, noun }: WorkStandingProps) {
  const words = standingWords(open);
  const { kept, trouble } = open;
  const isTrouble = trouble !== null;
  const Icon = isTrouble ? IconCloudOff : kept.isSaved ? IconCloudCheck : IconDeviceFloppy;
  return (
    <div className={styles.place}>
      <p className={`${styles.standing} ${isTrouble ? styles.trouble : kept.isSaved ? styles.saved : ''}`}>
        <Icon aria-hidden stroke={1.5} size={20} />
        {words}
      </p>
      {kept.isSaved && !isTrouble && <p className={styles.note}>You can go on with it on any device.</p>}
      <p className="visually-hidden" role="status">
        {isTrouble ? words : kept.isSaved ? `Your ${noun} is saved.` : ''}
      </p>
    </div>
  );
}

/** Where typed work is kept, in sight below the site's bar however far one has scrolled. */
export function StandingBar(props: WorkStandingProps) {
  return (
    <div className={styles.bar}>
      <WorkStanding {...props} />
    </div>
  );
}
