import type { ManuscriptFile } from '../../../contracts/manuscript-values.ts';
import { FileLinks } from './file-links.tsx';
import styles from './rejection-note.module.css';

interface Rejection {
  readonly rejectionText: string | null;
  readonly rejectionFiles: readonly ManuscriptFile[];
}

/** The reasons of a rejection, with its files. */
export function RejectionNote({ rejection }: { rejection: Rejection }) {
  if (rejection.rejectionText === null) return null;
  return (
    <div className={styles.reasons}>
      <p dir="auto">{rejection.rejectionText}</p>
      {rejection.rejectionFiles.length > 0 && <FileLinks isDetailed files={rejection.rejectionFiles} />}
    </div>
  );
}
