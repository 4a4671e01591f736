import { IconCloudCheck, IconCloudOff, IconDeviceFloppy } from '@tabler/icons-react';
import * as t from '../../messages/wizard.ts';
import type { Kept, OpenWork } from './open-work.ts';
import styles from './standing-bar.module.css';
import { standingWords } from './standing-words.ts';

interface WorkStandingProps {
  readonly open: OpenWork<Kept<unknown>, unknown>;
  /** What is being saved: “draft”, “report”. */
  readonly noun: string;
}

/** Where typed work is saved. Screen readers hear of problems and their end, not of each save. */
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
      {kept.isSaved && !isTrouble && <p className={styles.note}>{t.continueAnywhere()}</p>}
      <p className="visually-hidden" role="status">
        {isTrouble ? words : kept.isSaved ? t.workIsSaved({ noun }) : ''}
      </p>
    </div>
  );
}

/** Where typed work is saved, visible below the site's bar at every scroll position. */
export function StandingBar(props: WorkStandingProps) {
  return (
    <div className={styles.bar}>
      <WorkStanding {...props} />
    </div>
  );
}
