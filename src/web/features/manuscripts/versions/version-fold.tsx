import { useState } from 'react';
import styles from './version-fold.module.css';
import { VersionHistory } from './version-history.tsx';

interface VersionFoldProps {
  readonly articleId: string;
  /** How many there are. */
  readonly version: number;
}

/** The versions of a manuscript, folded in and read when they are wanted; nothing where there is one only. */
export function VersionFold({ articleId, version }: VersionFoldProps) {
  const [isOpen, setOpen] = useState(false);
  if (version < 2) return null;
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All {version} versions, with what changed and earlier decisions</summary>
      {isOpen && <VersionHistory articleId={articleId} />}
    </details>
  );
}
