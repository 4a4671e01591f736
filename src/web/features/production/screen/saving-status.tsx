import { IconCloudCheck, IconCloudOff, IconDeviceFloppy } from '@tabler/icons-react';
import * as t from '../../../../messages/production.ts';
import styles from './production-screen.module.css';
import type { KeptText } from './text-keeper.ts';

const words = ({ status, refusal, mergedWith }: KeptText): string => {
  if (refusal !== null) return t.refusedSave({ reason: refusal });
  if (status === 'waiting') return t.waiting();
  if (status === 'signed-out') return t.signedOut();
  if (status !== 'saved') return t.saving();
  return mergedWith === null ? t.saved() : t.merged({ name: mergedWith });
};

/** Where the text is saved. Screen readers hear of problems and joined texts, not of each save. */
export function SavingStatus({ kept }: { kept: KeptText }) {
  const { status, refusal, mergedWith } = kept;
  const isTrouble = refusal !== null || status === 'waiting' || status === 'signed-out';
  const Icon = isTrouble ? IconCloudOff : status === 'saved' ? IconCloudCheck : IconDeviceFloppy;
  return (
    <p className={`${styles.saving} ${isTrouble ? styles.trouble : ''}`}>
      <Icon aria-hidden stroke={1.5} size={20} />
      <span>{words(kept)}</span>
      <span className="visually-hidden" role="status">
        {isTrouble || mergedWith !== null ? words(kept) : ''}
      </span>
    </p>
  );
}
