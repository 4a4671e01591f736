import { Button } from '@mantine/core';
import { formatSize } from '../format-size.ts';
import styles from './file-slot.module.css';
import type { SlotUpload } from './upload-store.ts';

/** How far an upload is, in a bar, per cent and bytes, with the way to stop it. */
export function SlotProgress({ label, upload }: { label: string; upload: SlotUpload }) {
  const { sent, total } = upload.progress;
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  return (
    <div className={styles.progress}>
      <div className={styles.fileText}>
        <bdi>{upload.name}</bdi>
        <span>
          {percent} % · {formatSize(sent)} of {formatSize(total)}
        </span>
        <progress className={styles.bar} value={percent} max={100} aria-label={`Upload of ${label}`} />
      </div>
      <Button variant="default" size="compact-md" onClick={upload.cancel} aria-label={`Cancel the upload of ${label}`}>
        Cancel
      </Button>
    </div>
  );
}

/** What a screen reader hears of an upload: a word at each quarter, not at each byte. */
export function spokenProgress(label: string, { progress, problem }: SlotUpload): string {
  if (problem !== null) return '';
  const quarter = progress.total === 0 ? 0 : Math.floor((progress.sent / progress.total) * 4) * 25;
  return `${label}: ${quarter} per cent of ${formatSize(progress.total)} uploaded.`;
}
