import { Button } from '@mantine/core';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent, type RefObject } from 'react';
import type { StoredFile } from '../../../contracts/files.ts';
import { formatSize } from '../../ui/format-number.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './attachments.module.css';
import { FileZone, useNoStrayDrops } from './file-zone.tsx';
import type { Sending } from './use-attachments.ts';

interface AttachmentsProps {
  readonly label: string;
  readonly description: string;
  /** The endings that are taken, as a file field names them. */
  readonly accept: string;
  readonly most: number;
  /** In a form: the name of its value, and what is wrong with it. */
  readonly path?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly files: readonly StoredFile[];
  readonly sendings: readonly Sending[];
  readonly onChoose: (file: File) => void;
  readonly onRemove: (file: StoredFile) => void;
}

function Stored({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  return (
    <li>
      <IconFileText aria-hidden stroke={1.5} size={20} />
      <span className={styles.name}>
        <bdi>{file.name}</bdi>, {formatSize(file.size)}
      </span>
      <Button variant="default" size="compact-md" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        Remove
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
            {!sending.problem.includes(sending.name) && (
              <>
                <bdi>{sending.name}</bdi>:{' '}
              </>
            )}
            {sending.problem}
          </p>
        </Message>
        <Button variant="default" size="compact-md" aria-label={`Take ${sending.name} away`} onClick={sending.drop}>
          Close
        </Button>
      </li>
    );
  }
  return (
    <li>
      <span className={styles.name}>
        <bdi>{sending.name}</bdi> · {sending.percent} %
        <progress value={sending.percent} max={100} aria-label={`Upload of ${sending.name}`} />
      </span>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Cancel the upload of ${sending.name}`}
        onClick={sending.drop}
      >
        Cancel
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

/** Where a file is chosen, and what is wrong with what was chosen. */
function Choice({ field, label, most, path, error, isRequired, hasFiles, isFull, ...zone }: ChoiceProps) {
  const errorId = useId();
  const words = hasFiles ? 'Choose another file, or drop it here' : 'Choose a file, or drop it here';
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
        {isFull ? 'There is no room for another file' : words}
      </FileZone>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** What the files are for. */
function Heading({ label, description, isRequired = false }: AttachmentsProps) {
  return (
    <div>
      <p className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden>
            {' *'}
          </span>
        )}
      </p>
      <p className={styles.description}>{description}</p>
    </div>
  );
}

/** Files that go with something else: choose or drop them, watch them go, remove them again. */
export function Attachments(props: AttachmentsProps) {
  const { most, files, sendings, onChoose, onRemove } = props;
  const field = useRef<HTMLInputElement>(null);
  useNoStrayDrops();
  // Where there is one file, another takes its place.
  const taken = most === 1 ? 0 : files.length;
  const room = most - taken - sendings.filter(({ problem }) => problem === null).length;
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
        {sendings.map((sending) => (
          <OnItsWay key={sending.key} sending={sending} />
        ))}
      </ul>
      {leftOut.length > 0 && (
        <Message kind="bad">
          <p>
            There is room for {most === 1 ? 'one file' : `${most} files`} only. Left out:{' '}
            <bdi>{leftOut.join(', ')}</bdi>.
          </p>
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
        {files.length > 0 && `${files.map(({ name }) => name).join(', ')}: uploaded.`}
      </p>
    </div>
  );
}
