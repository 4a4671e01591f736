import { IconCloudCheck, IconCloudOff, IconDeviceFloppy } from '@tabler/icons-react';
import * as t from '../../messages/wizard.ts';
import type { Saved, OpenWork } from './open-work.ts';
import styles from './status-bar.module.css';
import { statusText } from './status-words.ts';

interface WorkStatusProps {
  readonly open: OpenWork<Saved<unknown>, unknown>;
  /** What is being saved: “draft”, “report”. */
  readonly noun: string;
}

/** Where typed work is saved. Screen readers hear of problems and their end, not of each save. */
function WorkStatus({ open, noun }: WorkStatusProps) {
  const words = statusText(open);
  const { kept, trouble } = open;
  const isTrouble = trouble !== null;
  const Icon = isTrouble ? IconCloudOff : kept.isSaved ? IconCloudCheck : IconDeviceFloppy;
  return (
    <div className={styles.place}>
      <p className={`${styles.current} ${isTrouble ? styles.trouble : kept.isSaved ? styles.saved : ''}`}>
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
export function StatusBar(props: WorkStatusProps) {
  return (
    <div className={styles.bar}>
      <WorkStatus {...props} />
    </div>
  );
}
