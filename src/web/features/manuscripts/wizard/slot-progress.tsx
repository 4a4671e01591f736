import { Button } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { percentSent } from '../../../api/sending-progress.ts';
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

/** What stands beside the bar, and what a screen reader hears, of an upload that does not move. */
const words: Partial<Record<SlotUploadState, string>> = {
  paused: 'Paused. What has arrived is kept.',
  waiting: 'Waiting for the connection. It will go on by itself.',
  'signed-out': 'Your sign-in has ended. Log in again, then go on: what has arrived is kept.',
  left: 'It was on its way when this page was closed. Choose the same file again, and it goes on from where it was.',
};

/** After the last byte the server still opens the file; a long one takes it a while. */
function standingOf({ state, progress }: SlotUpload): string | undefined {
  return state === 'uploading' && percentSent(progress) === 100 ? 'It has arrived and is being checked.' : words[state];
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
          aria-label={`${isHeld ? 'Go on with' : 'Pause'} the upload of ${label}`}
        >
          {isHeld ? 'Go on' : 'Pause'}
        </Button>
      )}
      <Button variant="default" size="compact-md" onClick={onCancel} aria-label={`Cancel the upload of ${label}`}>
        Cancel
      </Button>
    </div>
  );
}

/** How far an upload is, in a bar, per cent and bytes, with the ways to hold it, to go on and to give it up. */
export function SlotProgress(props: SlotProgressProps) {
  const { label, upload, onFocusLost } = props;
  const box = useRef<HTMLDivElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  // While the buttons still stand in the page, it can be seen whether they had the focus.
  useLayoutEffect(
    () => () => {
      if (box.current?.contains(document.activeElement)) loseFocus();
    },
    [],
  );
  const { state, progress } = upload;
  const percent = percentSent(progress);
  const standing = standingOf(upload);
  return (
    <div ref={box} className={styles.progress} data-state={state}>
      <div className={styles.text}>
        <bdi>{upload.name}</bdi>
        {state !== 'left' && (
          <>
            <span>
              {percent} % · {formatSize(progress.sent)} of {formatSize(progress.total)}
            </span>
            <progress className={styles.bar} value={percent} max={100} aria-label={`Upload of ${label}`} />
          </>
        )}
        {standing && <span className={styles.words}>{standing}</span>}
      </div>
      <Moves {...props} />
    </div>
  );
}

/** What a screen reader hears of an upload: a word at each quarter and at each turn, not at each byte. */
export function spokenProgress(label: string, upload: SlotUpload): string {
  if (upload.state === 'failed') return '';
  if (upload.state !== 'uploading') return `${label}: ${words[upload.state]}`;
  const quarter = Math.floor(percentSent(upload.progress) / 25) * 25;
  return `${label}: ${quarter} per cent of ${formatSize(upload.progress.total)} uploaded.`;
}
