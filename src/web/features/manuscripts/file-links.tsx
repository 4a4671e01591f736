import { IconFileText } from '@tabler/icons-react';
import { fileSlots } from '../../../contracts/constants.ts';
import styles from './file-links.module.css';
import { formatSize } from './format-size.ts';

interface LinkedFile {
  readonly url: string;
  readonly slot: number | null;
  readonly name: string;
  readonly size: number;
}

/** The files of a manuscript; each opens in a new tab, by the cookie of the session. */
export function FileLinks({ files }: { files: readonly LinkedFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url}>
          <IconFileText aria-hidden stroke={1.5} size={20} />
          <a href={file.url} target="_blank" rel="noreferrer" title={`${file.name}, ${formatSize(file.size)}`}>
            {fileSlots[file.slot ?? 0] ?? file.name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
