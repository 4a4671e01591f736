import { IconFileText } from '@tabler/icons-react';
import { fileSlots } from '../../../contracts/constants.ts';
import { formatSize } from '../../ui/format-number.ts';
import styles from './file-links.module.css';

interface LinkedFile {
  readonly url: string;
  readonly slot: number | null;
  readonly name: string;
  readonly size: number;
}

/** A file by what it is to the manuscript; the files of a rejection go by their names. */
const labelOf = ({ slot, name }: LinkedFile) => (slot === null ? name : (fileSlots[slot] ?? name));

/** The files of a manuscript, with their names and sizes where there is room; each opens in a new tab, by the cookie of the session. */
export function FileLinks({ files, isDetailed = false }: { files: readonly LinkedFile[]; isDetailed?: boolean }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url}>
          <IconFileText aria-hidden stroke={1.5} size={20} />
          <span>
            <a href={file.url} target="_blank" rel="noreferrer">
              <bdi>{labelOf(file)}</bdi>
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            {isDetailed && (
              <span className={styles.detail}>
                {file.slot !== null && (
                  <>
                    <bdi>{file.name}</bdi>,{' '}
                  </>
                )}
                {formatSize(file.size)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
