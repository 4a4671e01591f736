import { Button } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useId, useState, type DragEvent } from 'react';
import { fileExtensions } from '../../../../contracts/constants.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { formatSize } from '../format-size.ts';
import styles from './file-slot.module.css';
import { SlotProgress, spokenProgress } from './slot-progress.tsx';
import type { SlotUpload } from './upload-store.ts';

interface FileSlotProps {
  readonly label: string;
  readonly isRequired: boolean;
  readonly stored: StoredFile | null;
  readonly upload: SlotUpload | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

function KeptFile({ label, stored, onRemove }: { label: string; stored: StoredFile; onRemove: () => void }) {
  return (
    <div className={styles.kept}>
      <IconFileText aria-hidden stroke={1.5} size={24} />
      <div className={styles.fileText}>
        <a href={stored.url} target="_blank" rel="noreferrer">
          <bdi>{stored.name}</bdi>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <span>{formatSize(stored.size)} · uploaded</span>
      </div>
      <Button variant="default" size="compact-md" onClick={onRemove} aria-label={`Remove the file of ${label}`}>
        Remove
      </Button>
    </div>
  );
}

/** One of the three files: choose or drop it, watch it go, replace or remove it. */
export function FileSlot({ label, isRequired, stored, upload, onChoose, onRemove }: FileSlotProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isSending = upload?.problem === null;
  const take = (list: FileList | null) => {
    const file = list?.[0];
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a short cut; the field inside does the same
    <section
      className={styles.slot}
      aria-labelledby={`${id}-label`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3 id={`${id}-label`} className={styles.label}>
        {label}
        <span className={isRequired ? styles.required : styles.optional}>{isRequired ? 'Required' : 'Optional'}</span>
      </h3>
      {isSending && <SlotProgress label={label} upload={upload} />}
      {!isSending && stored && <KeptFile label={label} stored={stored} onRemove={onRemove} />}
      {upload?.problem && <Message kind="bad">{upload.problem}</Message>}
      <label className={`${styles.zone} ${isOver ? styles.over : ''}`}>
        <input
          type="file"
          className={styles.input}
          accept={fileExtensions.join(',')}
          aria-label={`${stored ? 'Replace' : 'Choose'} the file of ${label}`}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file can be chosen again after a failure.
            event.currentTarget.value = '';
          }}
        />
        <IconUpload aria-hidden stroke={1.5} size={20} />
        {stored || isSending ? 'Choose another file, or drop it here' : 'Choose a file, or drop it here'}
      </label>
      <p className="visually-hidden" role="status">
        {upload ? spokenProgress(label, upload) : stored ? `${label}: ${stored.name} is uploaded.` : ''}
      </p>
    </section>
  );
}
