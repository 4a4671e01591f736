import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { StoredFile } from '../../../../contracts/files.ts';
import { formatSize } from '../../../ui/format-size.ts';
import styles from './file-slot.module.css';

interface KeptFileProps {
  readonly label: string;
  readonly stored: Pick<StoredFile, 'url' | 'name' | 'size'>;
  readonly onRemove: (() => void) | undefined;
}

/** A file that the server has: the way to look at it, and to take it out. */
export function KeptFile({ label, stored, onRemove }: KeptFileProps) {
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
      {onRemove && (
        <Button variant="default" size="compact-md" onClick={onRemove} aria-label={`Remove the file of ${label}`}>
          Remove
        </Button>
      )}
    </div>
  );
}
