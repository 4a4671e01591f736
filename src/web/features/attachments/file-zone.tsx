import { useEffect, useState, type ClipboardEvent, type ComponentProps, type DragEvent } from 'react';
import * as t from '../../../messages/attachments.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import styles from './file-zone.module.css';

/** Whether a drag contains files. */
const bearsFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Stops the browser from opening a file that is dropped outside a drop zone. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !bearsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', ignore);
    document.addEventListener('drop', ignore);
    return () => {
      document.removeEventListener('dragover', ignore);
      document.removeEventListener('drop', ignore);
    };
  }, []);
}

/** A drop zone for one file, dropped or pasted; `isOver` while a file is dragged over it. */
export function useFileDrops(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  useNoStrayDrops();
  const take = (files: FileList) => {
    const [file, ...more] = files;
    if (more.length > 0) showNotice('bad', t.oneFileAtATime());
    else if (file) onFile(file);
  };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!bearsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!bearsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take(event.clipboardData.files);
    },
  };
  return { isOver, handlers };
}

interface FileZoneProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** Whether a file is dragged over it. */
  readonly isOver?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The field for choosing files; the surrounding zone takes dropped files. */
export function FileZone({ isOver = false, onFiles, children, ...field }: FileZoneProps) {
  return (
    <label className={`${styles.zone} ${isOver ? styles.over : ''}`}>
      <input
        {...field}
        type="file"
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets the same file be chosen again after a failure.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
