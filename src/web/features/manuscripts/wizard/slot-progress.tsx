import { Button } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as common from '../../../../messages/common.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/wizard.ts';
import { percentSent } from '../../../api/upload-progress.ts';
import { formatSize } from '../../../ui/format-number.ts';
import styles from './slot-progress.module.css';
import type { SlotUpload, SlotUploadState } from './upload-store.ts';

interface SlotProgressProps {
  readonly label: string;
  readonly upload: SlotUpload;
  readonly onPause: () => void;
  readonly onGoOn: () => void;
  readonly onCancel: () => void;
  /** Called when this goes away with the focus in it. */
  readonly onFocusLost: () => void;
}

/** The text beside the bar, and for screen readers, of an upload that does not move. */
const words: Partial<Record<SlotUploadState, PlainMessage>> = {
  paused: t.uploadPaused,
  waiting: t.uploadWaiting,
  'signed-out': t.uploadLoggedOut,
  left: t.uploadCutOff,
};

/** After the last byte the server still opens the file; a long one takes it a while. */
function statusOf({ state, progress }: SlotUpload): string | undefined {
  return state === 'uploading' && percentSent(progress) === 100 ? t.checkingFile() : words[state]?.();
}

function Moves({ label, upload, onPause, onGoOn, onCancel }: SlotProgressProps) {
  const isHeld = upload.state === 'paused' || upload.state === 'signed-out';
  return (
    <div className={styles.moves}>
      {upload.state !== 'left' && (
        <Button
          variant="default"
          size="compact-md"
          onClick={isHeld ? onGoOn : onPause}
          aria-label={isHeld ? t.resumeUploadOf({ slot: label }) : t.pauseUploadOf({ slot: label })}
        >
          {isHeld ? t.resume() : t.pause()}
        </Button>
      )}
      <Button variant="default" size="compact-md" onClick={onCancel} aria-label={t.cancelUploadOf({ slot: label })}>
        {common.cancel()}
      </Button>
    </div>
  );
}

/** How far an upload is, in a bar, per cent and bytes, with buttons to pause, resume and cancel it. */
export function SlotProgress(props: SlotProgressProps) {
  const { label, upload, onFocusLost } = props;
  const box = useRef<HTMLDivElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  // Before the buttons leave the page, we can still see whether they had the focus.
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) loseFocus();
    },
    [],
  );
  const { state, progress } = upload;
  const percent = percentSent(progress);
  const current = statusOf(upload);
  return (
    <div ref={box} className={styles.progress} data-state={state}>
      <div className={styles.text}>
        <bdi>{upload.name}</bdi>
        {state !== 'left' && (
          <>
            <span>
              {t.uploadProgress({ percent, sent: formatSize(progress.sent), total: formatSize(progress.total) })}
            </span>
            <progress className={styles.bar} value={percent} max={100} aria-label={t.uploadOf({ slot: label })} />
          </>
        )}
        {current && <span className={styles.words}>{current}</span>}
      </div>
      <Moves {...props} />
    </div>
  );
}

/** The status for screen readers: it changes at each quarter and each new state, not at each byte. */
export function spokenProgress(label: string, upload: SlotUpload): string {
  if (upload.state === 'failed') return '';
  if (upload.state !== 'uploading') return t.slotStatus({ slot: label, status: words[upload.state]?.() ?? '' });
  const quarter = Math.floor(percentSent(upload.progress) / 25) * 25;
  return t.slotProgress({ slot: label, percent: quarter, size: formatSize(upload.progress.total) });
}
