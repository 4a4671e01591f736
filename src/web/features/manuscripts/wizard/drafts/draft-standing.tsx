import { IconCloudCheck, IconCloudOff, IconDeviceFloppy } from '@tabler/icons-react';
import styles from './draft-standing.module.css';
import { draftWords } from './draft-words.ts';
import type { OpenDraft } from './open-draft.ts';

/** Where the draft is kept. What is the matter is spoken, and its end; each save is not. */
export function DraftStanding({ open }: { open: OpenDraft }) {
  const words = draftWords(open);
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
        {isTrouble ? words : kept.isSaved ? 'Your draft is saved.' : ''}
      </p>
    </div>
  );
}
