import { Button } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import {
  fileExtensions,
  fileSlots,
  manuscriptSlot,
  reviewedSlots,
  titlePageSlot,
} from '../../../../contracts/constants.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { bdi, hidden } from '../../../ui/message-tags.tsx';
import { FileZone, useFileDrops } from '../../attachments/file-zone.tsx';
import styles from './file-slot.module.css';
import { SlotProgress, spokenProgress } from './slot-progress.tsx';
import { UnshownPictures } from './unshown-pictures.tsx';
import {
  cancelUpload,
  goOnWithUpload,
  pauseUpload,
  startUpload,
  useUploadFacts,
  useUploads,
  type SlotUpload,
} from './upload-store.ts';

interface SavedFileProps {
  readonly label: string;
  readonly stored: Pick<StoredFile, 'url' | 'name' | 'size'>;
  readonly onRemove: (() => void) | undefined;
}

/** A file that the server has, with the buttons to open and remove it. */
function SavedFile({ label, stored, onRemove }: SavedFileProps) {
  return (
    <div className={styles.kept}>
      <IconFileText aria-hidden stroke={1.5} size={24} />
      <div className={styles.fileText}>
        <a href={stored.url} target="_blank" rel="noreferrer">
          {t.openFile({ name: stored.name, bdi, hidden })}
        </a>
        <span>{t.uploadedSize({ size: formatSize(stored.size) })}</span>
      </div>
      {onRemove && (
        <Button variant="default" size="compact-md" onClick={onRemove} aria-label={t.removeFileOf({ slot: label })}>
          {common.remove()}
        </Button>
      )}
    </div>
  );
}

interface FileSlotProps {
  /** The upload id of the draft or manuscript. */
  readonly awsId: string;
  readonly slot: number;
  readonly stored: Pick<StoredFile, 'url' | 'name' | 'size'> | null;
  /** Receives the file when the server has it; may be called after the slot has left the page. */
  readonly onKeep: (stored: StoredFile) => void;
  /** Left out where the file may be replaced only. */
  readonly onRemove?: (() => void) | undefined;
}

/** What the zone asks for; of an upload that a reload cut off, the same file again. */
function zoneWords(isStored: boolean, upload: SlotUpload | undefined): string {
  if (upload?.state === 'left') return t.chooseSameFile();
  const isMoving = upload !== undefined && upload.state !== 'failed';
  return isStored || isMoving ? t.chooseOtherFile() : t.chooseFile();
}

function SlotProblem({ problem, onRetry }: { problem: string; onRetry: (() => void) | null }) {
  return (
    <Message kind="bad">
      <p>{problem}</p>
      {onRetry && (
        <div>
          <Button variant="default" size="compact-md" onClick={onRetry}>
            {common.tryAgain()}
          </Button>
        </div>
      )}
    </Message>
  );
}

/** One of the files: choose, drop or paste it, follow and pause its upload, replace or remove it. */
export function FileSlot({ awsId, slot, stored, onKeep, onRemove }: FileSlotProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploads(awsId)[slot];
  const facts = useUploadFacts();
  const label = fileSlots[slot] ?? '';
  const isRequired = slot === manuscriptSlot;
  const take = (file: File) => void startUpload({ awsId, slot, file, ...facts, keep: onKeep });
  const { isOver, handlers } = useFileDrops(take);
  const focusInput = () => input.current?.focus();
  const remove = onRemove && (() => (focusInput(), onRemove()));
  const isMoving = upload !== undefined && upload.state !== 'failed';
  return (
    <section className={styles.slot} aria-labelledby={`${id}-label`} {...handlers}>
      <h3 id={`${id}-label`} className={styles.label}>
        {label}
        <span className={isRequired ? styles.required : styles.optional}>
          {isRequired ? t.required() : t.optional()}
        </span>
      </h3>
      {slot === titlePageSlot && <p className={styles.hint}>{t.titlePageHelp()}</p>}
      {isMoving && (
        <SlotProgress
          label={label}
          upload={upload}
          onPause={() => pauseUpload(awsId, slot)}
          onGoOn={() => goOnWithUpload(awsId, slot)}
          onCancel={() => cancelUpload(awsId, slot)}
          onFocusLost={focusInput}
        />
      )}
      {stored && <SavedFile label={label} stored={stored} onRemove={isMoving ? undefined : remove} />}
      {stored && reviewedSlots.includes(slot) && <UnshownPictures file={stored} />}
      {upload?.problem && (
        <SlotProblem problem={upload.problem} onRetry={upload.canGoOn ? () => goOnWithUpload(awsId, slot) : null} />
      )}
      <FileZone
        ref={input}
        data-path={`files.${slot}`}
        accept={fileExtensions.join(',')}
        aria-label={stored ? t.replaceFileOf({ slot: label }) : t.chooseFileOf({ slot: label })}
        isOver={isOver}
        onFiles={(files) => files.forEach(take)}
      >
        <IconUpload aria-hidden stroke={1.5} size={20} />
        {zoneWords(stored !== null, upload)}
      </FileZone>
      <p className="visually-hidden" role="status">
        {upload ? spokenProgress(label, upload) : stored ? t.fileIsUploaded({ slot: label, name: stored.name }) : ''}
      </p>
    </section>
  );
}
