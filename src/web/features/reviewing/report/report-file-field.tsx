import { Button } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useId, useRef, type ReactNode } from 'react';
import { fileExtensions } from '../../../../contracts/constants.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import { percentSent } from '../../../api/upload-progress.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
import { FileZone, useFileDrops } from '../../attachments/file-zone.tsx';
import styles from './report-file-field.module.css';
import { FieldError } from './score-fields.tsx';
import type { Attaching, useAttaching } from './use-attaching.ts';

interface SentFile {
  readonly name: string;
  readonly url: string;
  readonly size: number;
}

interface ReportFileFieldProps {
  readonly heading: ReactNode;
  readonly hint: string;
  readonly file: SentFile | null;
  readonly sending: ReturnType<typeof useAttaching>;
  readonly removing: { readonly isPending: boolean; readonly error: Error | null; readonly remove: () => void };
  readonly words: { readonly choose: string; readonly replace: string; readonly remove: ReactNode };
  /** Where a problem of the form leads to. */
  readonly path?: string;
  readonly error?: string | undefined;
}

/** The progress of the upload; after the last byte the server still checks the file. */
function Progress({ attaching, onCancel }: { attaching: Attaching; onCancel: () => void }) {
  const { name, progress } = attaching;
  const percent = percentSent(progress);
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <bdi>{name}</bdi>
        <span>
          {percent === 100
            ? t.checkingFile()
            : t.uploadProgress({ percent, sent: formatSize(progress.sent), total: formatSize(progress.total) })}
        </span>
        <progress className={styles.bar} value={percent} max={100} aria-label={t.fileUpload()} />
      </div>
      <Button variant="default" size="compact-md" onClick={onCancel}>
        {t.cancelUpload({ hidden })}
      </Button>
    </div>
  );
}

interface SavedProps {
  readonly file: SentFile;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly words: ReactNode;
}

function Saved({ file, isBusy, onRemove, words }: SavedProps) {
  return (
    <div className={styles.row}>
      <IconFileText aria-hidden stroke={1.5} size={24} />
      <div className={styles.text}>
        <a href={file.url} target="_blank" rel="noreferrer">
          {t.fileLink({ name: file.name, hidden })}
        </a>
        <span>{t.attachedWithoutProperties({ size: formatSize(file.size) })}</span>
      </div>
      <Button variant="default" size="compact-md" loading={isBusy} onClick={onRemove}>
        {words}
      </Button>
    </div>
  );
}

const Refused = ({ problem, onRetry }: { problem: string; onRetry: (() => void) | null }) => (
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

/** A file of a report: upload, replace or remove it. */
export function ReportFileField(props: ReportFileFieldProps) {
  const { heading, hint, file, sending, removing, words, path, error } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { attaching, problem, start, retry, cancel } = sending;
  const { isOver, handlers } = useFileDrops(start);
  const focusInput = () => input.current?.focus();
  return (
    <section className={styles.field} aria-labelledby={id} {...handlers}>
      <h3 id={id} className={styles.label}>
        {heading}
      </h3>
      <p className={styles.hint}>{hint}</p>
      {attaching && (
        <Progress
          attaching={attaching}
          onCancel={() => {
            focusInput();
            cancel();
          }}
        />
      )}
      {file && !attaching && (
        <Saved
          file={file}
          isBusy={removing.isPending}
          words={words.remove}
          onRemove={() => {
            focusInput();
            removing.remove();
          }}
        />
      )}
      {removing.error && <Message kind="bad">{removing.error.message}</Message>}
      {problem !== null && <Refused problem={problem} onRetry={retry} />}
      <FileZone
        ref={input}
        accept={fileExtensions.join(',')}
        aria-label={file ? words.replace : words.choose}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-path={path}
        isOver={isOver}
        onFiles={(files) => files.slice(0, 1).forEach(start)}
      >
        <IconUpload aria-hidden stroke={1.5} size={20} />
        {file || attaching ? t.chooseOrDropAnother() : t.chooseOrDrop()}
      </FileZone>
      <FieldError id={`${id}-error`} error={error} />
      <p className="visually-hidden" role="status">
        {attaching
          ? t.fileUploaded({ percent: Math.floor(percentSent(attaching.progress) / 25) * 25 })
          : file
            ? t.isAttached({ name: file.name })
            : ''}
      </p>
    </section>
  );
}
