import { Button } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useId, useRef, type ReactNode } from 'react';
import { fileExtensions } from '../../../../contracts/constants.ts';
import type { NeutralFile } from '../../../../contracts/review-values.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import { percentSent } from '../../../api/upload-progress.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { hidden } from '../../../ui/message-tags.tsx';
import { FileZone, useFileDrops } from '../../attachments/file-zone.tsx';
import styles from './attachment-field.module.css';
import type { Attaching, useAttaching } from './use-attaching.ts';

interface AttachmentFieldProps {
  readonly invitationId: string;
  readonly attachment: NeutralFile | null;
  readonly sending: ReturnType<typeof useAttaching>;
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
        <progress className={styles.bar} value={percent} max={100} aria-label={t.attachmentUpload()} />
      </div>
      <Button variant="default" size="compact-md" onClick={onCancel}>
        {t.cancelUpload({ hidden })}
      </Button>
    </div>
  );
}

function Saved({ file, isBusy, onRemove }: { file: NeutralFile; isBusy: boolean; onRemove: () => void }) {
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
        {t.removeAttachment({ hidden })}
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

const optional = (children: ReactNode) => <span className={styles.optional}>{children}</span>;

/** The attachment of a report: upload, replace or remove it. */
export function AttachmentField({ invitationId, attachment, sending }: AttachmentFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { attaching, problem, start, retry, cancel } = sending;
  const { isOver, handlers } = useFileDrops(start);
  const detach = useCallMutation(reviews.detach, [reviews.single]);
  const focusInput = () => input.current?.focus();
  return (
    <section className={styles.field} aria-labelledby={id} {...handlers}>
      <h3 id={id} className={styles.label}>
        {t.attachmentLabel({ optional })}
      </h3>
      <p className={styles.hint}>{t.attachmentHelp()}</p>
      {attaching && (
        <Progress
          attaching={attaching}
          onCancel={() => {
            focusInput();
            cancel();
          }}
        />
      )}
      {attachment && !attaching && (
        <Saved
          file={attachment}
          isBusy={detach.isPending}
          onRemove={() => {
            focusInput();
            detach.mutate({ params: { invitationId } });
          }}
        />
      )}
      {detach.error && <Message kind="bad">{detach.error.message}</Message>}
      {problem !== null && <Refused problem={problem} onRetry={retry} />}
      <FileZone
        ref={input}
        accept={fileExtensions.join(',')}
        aria-label={attachment ? t.replaceAttachment() : t.chooseAttachment()}
        isOver={isOver}
        onFiles={(files) => files.slice(0, 1).forEach(start)}
      >
        <IconUpload aria-hidden stroke={1.5} size={20} />
        {attachment || attaching ? t.chooseOrDropAnother() : t.chooseOrDrop()}
      </FileZone>
      <p className="visually-hidden" role="status">
        {attaching
          ? t.attachmentUploaded({ percent: Math.floor(percentSent(attaching.progress) / 25) * 25 })
          : attachment
            ? t.isAttached({ name: attachment.name })
            : ''}
      </p>
    </section>
  );
}
