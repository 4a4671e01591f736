import { Button } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent, type RefObject } from 'react';
import type { StoredFile } from '../../../contracts/files.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/attachments.ts';
import { formatSize } from '../../ui/format-number.ts';
import { Message } from '../../ui/forms/message.tsx';
import { bdi } from '../../ui/message-tags.tsx';
import styles from './attachments.module.css';
import { FileZone, useNoStrayDrops } from './file-zone.tsx';
import type { Sending } from './use-attachments.ts';

const requiredMark = ' *';

interface AttachmentsProps {
  readonly label: string;
  readonly description: string;
  /** The accepted file types, as in a file field. */
  readonly accept: string;
  readonly most: number;
  /** In a form: the name of its value, and its problem. */
  readonly path?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly files: readonly StoredFile[];
  readonly uploads: readonly Sending[];
  readonly onChoose: (file: File) => void;
  readonly onRemove: (file: StoredFile) => void;
}

function Stored({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  return (
    <li>
      <IconFileText aria-hidden stroke={1.5} size={20} />
      <span className={styles.name}>{t.nameAndSize({ name: file.name, size: formatSize(file.size), bdi })}</span>
      <Button variant="default" size="compact-md" aria-label={t.removeFile({ name: file.name })} onClick={onRemove}>
        {common.remove()}
      </Button>
    </li>
  );
}

function OnItsWay({ sending }: { sending: Sending }) {
  if (sending.problem !== null) {
    return (
      <li className={styles.refused}>
        <Message kind="bad">
          <p>
            {sending.problem.includes(sending.name)
              ? sending.problem
              : t.problemWithFile({ name: sending.name, problem: sending.problem, bdi })}
          </p>
        </Message>
        <Button
          variant="default"
          size="compact-md"
          aria-label={t.dismissFile({ name: sending.name })}
          onClick={sending.drop}
        >
          {common.close()}
        </Button>
      </li>
    );
  }
  return (
    <li>
      <span className={styles.name}>
        {t.percentSent({ name: sending.name, percent: sending.percent, bdi })}
        <progress value={sending.percent} max={100} aria-label={t.uploadOf({ name: sending.name })} />
      </span>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t.cancelUploadOf({ name: sending.name })}
        onClick={sending.drop}
      >
        {common.cancel()}
      </Button>
    </li>
  );
}

interface ChoiceProps extends Pick<AttachmentsProps, 'label' | 'accept' | 'most' | 'path' | 'error' | 'isRequired'> {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly hasFiles: boolean;
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The field for choosing a file, with its problem. */
function Choice({ field, label, most, path, error, isRequired, hasFiles, isFull, ...zone }: ChoiceProps) {
  const errorId = useId();
  const words = hasFiles ? t.chooseOtherFile() : t.chooseFile();
  return (
    <>
      <FileZone
        {...zone}
        ref={field}
        multiple={most > 1}
        aria-label={label}
        required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        data-path={path}
        disabled={isFull}
      >
        <IconUpload aria-hidden stroke={1.5} size={20} />
        {isFull ? t.noMoreFiles() : words}
      </FileZone>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** The label and help of the files. */
function Heading({ label, description, isRequired = false }: AttachmentsProps) {
  return (
    <div>
      <p className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden>
            {requiredMark}
          </span>
        )}
      </p>
      <p className={styles.description}>{description}</p>
    </div>
  );
}

/** Attached files: choose or drop them, follow their upload, remove them. */
export function Attachments(props: AttachmentsProps) {
  const { most, files, uploads, onChoose, onRemove } = props;
  const field = useRef<HTMLInputElement>(null);
  useNoStrayDrops();
  // A single file is replaced by the next one.
  const taken = most === 1 ? 0 : files.length;
  const room = most - taken - uploads.filter(({ problem }) => problem === null).length;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const take = (chosen: readonly File[]) => {
    chosen.slice(0, room).forEach(onChoose);
    setLeftOut(chosen.slice(room).map(({ name }) => name));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  const remove = (file: StoredFile) => {
    onRemove(file);
    setLeftOut([]);
    field.current?.focus();
  };
  return (
    <div className={styles.attachments} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Heading {...props} />
      <ul>
        {files.map((file) => (
          <Stored key={file.id} file={file} onRemove={() => remove(file)} />
        ))}
        {uploads.map((sending) => (
          <OnItsWay key={sending.key} sending={sending} />
        ))}
      </ul>
      {leftOut.length > 0 && (
        <Message kind="bad">
          <p>{t.filesLeftOut({ most, names: leftOut.join(', '), bdi })}</p>
        </Message>
      )}
      <Choice
        label={props.label}
        accept={props.accept}
        most={most}
        path={props.path}
        error={props.error}
        isRequired={props.isRequired}
        field={field}
        hasFiles={files.length > 0}
        isFull={room <= 0}
        onFiles={take}
      />
      <p className="visually-hidden" role="status">
        {files.length > 0 && t.filesUploaded({ names: files.map(({ name }) => name).join(', ') })}
      </p>
    </div>
  );
}
