import type { ComponentProps } from 'react';
import styles from './file-zone.module.css';

interface FileZoneProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** Whether a file is held above it. */
  readonly isOver?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The place where files are chosen; what lies around it takes those that are dropped. */
export function FileZone({ isOver = false, onFiles, children, ...field }: FileZoneProps) {
  return (
    <label className={`${styles.zone} ${isOver ? styles.over : ''}`}>
      <input
        {...field}
        type="file"
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again after a failure.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
