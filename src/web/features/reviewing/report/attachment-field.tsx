import { Button } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { fileExtensions } from '../../../../contracts/constants.ts';
import type { NeutralFile } from '../../../../contracts/review-values.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import { percentSent } from '../../../api/sending-progress.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { formatSize } from '../../../ui/format-number.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { FileZone, useFileDrops } from '../../attachments/file-zone.tsx';
import styles from './attachment-field.module.css';
import type { Attaching, useAttaching } from './use-attaching.ts';

interface AttachmentFieldProps {
  readonly invitationId: string;
  readonly attachment: NeutralFile | null;
  readonly sending: ReturnType<typeof useAttaching>;
}

/** How far the file is; after the last byte the server still opens it and takes its properties out. */
function Progress({ attaching, onCancel }: { attaching: Attaching; onCancel: () => void }) {
  const { name, progress } = attaching;
  const percent = percentSent(progress);
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <bdi>{name}</bdi>
        <span>
          {percent === 100
            ? 'It has arrived and is being checked.'
            : `${percent} % · ${formatSize(progress.sent)} of ${formatSize(progress.total)}`}
        </span>
        <progress className={styles.bar} value={percent} max={100} aria-label="Upload of the attachment" />
      </div>
      <Button variant="default" size="compact-md" onClick={onCancel}>
        Cancel<span className="visually-hidden"> the upload</span>
      </Button>
    </div>
  );
}

function Kept({ file, isBusy, onRemove }: { file: NeutralFile; isBusy: boolean; onRemove: () => void }) {
  return (
    <div className={styles.row}>
      <IconFileText aria-hidden stroke={1.5} size={24} />
      <div className={styles.text}>
        <a href={file.url} target="_blank" rel="noreferrer">
          {file.name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        <span>{formatSize(file.size)} · attached, with its properties removed</span>
      </div>
      <Button variant="default" size="compact-md" loading={isBusy} onClick={onRemove}>
        Remove<span className="visually-hidden"> the attachment</span>
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
          Try again
        </Button>
      </div>
    )}
  </Message>
);

/** The attachment of a report: choose, drop or paste it, watch it go, replace or remove it. */
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
        Attachment <span className={styles.optional}>Optional</span>
      </h3>
      <p className={styles.hint}>For the author, too. We remove the file’s properties; please sign nothing in it.</p>
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
        <Kept
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
        aria-label={attachment ? 'Replace the attachment' : 'Choose the attachment'}
        isOver={isOver}
        onFiles={(files) => files.slice(0, 1).forEach(start)}
      >
        <IconUpload aria-hidden stroke={1.5} size={20} />
        {attachment || attaching ? 'Choose another file, or drop it here' : 'Choose a file, or drop it here'}
      </FileZone>
      <p className="visually-hidden" role="status">
        {attaching
          ? `Attachment: ${Math.floor(percentSent(attaching.progress) / 25) * 25} per cent uploaded.`
          : attachment
            ? `${attachment.name} is attached.`
            : ''}
      </p>
    </section>
  );
}
